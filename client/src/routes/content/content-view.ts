import type { HeadView } from '../../framework/head-view.ts'
import type { TileView } from '../../catalogue/tile-view.ts'
import type { Heading } from './render-markdown.server.ts'

interface SiblingView {
  readonly href: string
  readonly title: string
  readonly description: string
  readonly isOpen: boolean
}

export interface ContentView {
  readonly head: HeadView
  readonly kind: 'help' | 'landing' | 'article'
  readonly title: string
  readonly html: string
  readonly headings: readonly Heading[]
  /** The day of the last change, in words. */
  readonly updated: string
  /** ISO 8601. */
  readonly updatedAt: string
  /** Pages that belong together, the open one among them. */
  readonly siblings: readonly SiblingView[]
  readonly works: readonly TileView[]
}
