@_exported public import SwipeTabCore
@_exported public import SwipeTabDrawing
@_exported public import SwipeTabResources
@_exported public import SwipeTabSDL
@_exported public import SwipeTabViews
