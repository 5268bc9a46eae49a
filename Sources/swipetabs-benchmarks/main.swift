print("swipetabs-demo")
