import type { HeadView } from '../../framework/head-view.ts'
import type { TileListOrigin } from '../../catalogue/use-tile-list-tracking.ts'
import type { TileView } from '../../catalogue/tile-view.ts'

export interface NamedLink {
  readonly name: string
  readonly href: string
}

export interface CategoryLink extends NamedLink {
  readonly imageId: string
}

export interface FilterView {
  readonly attributeId: string
  readonly label: string
  readonly values: readonly FilterValueView[]
}

export interface FilterValueView {
  readonly value: string
  readonly label: string
  readonly count?: number
}

export interface EmptyResultView {
  readonly message: string
  readonly links: readonly NamedLink[]
}

export interface ListView {
  readonly origin: TileListOrigin
  readonly title: string
  readonly description: string
  readonly head: HeadView
  readonly crumbs: readonly NamedLink[]
  readonly categories: readonly CategoryLink[]
  readonly filters: readonly FilterView[]
  readonly total: number
  readonly tiles: readonly TileView[]
  readonly suggested?: NamedLink
  readonly emptyResult?: EmptyResultView
}
