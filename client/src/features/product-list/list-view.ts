import type { HeadView } from '../../framework/head-view.ts'
import type { TileListOrigin } from '../../catalogue/use-tile-list-tracking.ts'
import type { TileView } from '../../catalogue/tile-view.ts'

/** A link with its name. */
export interface NamedLink {
  readonly name: string
  readonly href: string
}

/** A popular way on from a list. */
export interface CategoryLink extends NamedLink {
  /** Empty where its picture is none of ours. */
  readonly imageId: string
}

/** Something that narrows a list, as far as the page needs it. */
export interface FilterView {
  readonly attributeId: string
  readonly label: string
  readonly values: readonly FilterValueView[]
}

/** One value of a filter. */
export interface FilterValueView {
  readonly value: string
  readonly label: string
  readonly count?: number
}

/** Why what was asked for is not there, and what helps. */
export interface EmptyResultView {
  readonly message: string
  readonly links: readonly NamedLink[]
}

/** A product list as its page shows it. */
export interface ListView {
  /** What was searched for, or the category. */
  readonly origin: TileListOrigin
  readonly title: string
  readonly description: string
  readonly head: HeadView
  /** JSON-LD. */
  readonly structuredData: object
  /** The way to this list; the last step is the list itself. */
  readonly crumbs: readonly NamedLink[]
  readonly categories: readonly CategoryLink[]
  readonly filters: readonly FilterView[]
  readonly total: number
  readonly tiles: readonly TileView[]
  readonly suggested?: NamedLink
  readonly emptyResult?: EmptyResultView
}
