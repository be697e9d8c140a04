import type { TileView } from '../../products/tile-view.ts'

/** A link with its state. */
export interface ChoiceView {
  readonly label: string
  readonly href: string
  readonly isChosen: boolean
  readonly rel?: string | undefined
}

/** A product list as its page shows it. */
export interface ListView {
  readonly title: string
  readonly count: string
  readonly description: string
  readonly seo: {
    readonly title: string
    readonly description: string
    readonly robots: string
    readonly canonical: string
  }
  readonly crumbs: readonly { readonly name: string; readonly href: string }[]
  readonly filters: readonly {
    readonly id: string
    readonly label: string
    readonly values: readonly ChoiceView[]
  }[]
  readonly sorts: readonly ChoiceView[]
  readonly tiles: readonly TileView[]
  readonly pages: readonly ChoiceView[]
  readonly suggested: { readonly term: string; readonly href: string } | undefined
}
