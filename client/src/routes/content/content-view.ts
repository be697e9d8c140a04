import type { HeadView } from '../../framework/head-view.ts'
import type { TileView } from '../../catalogue/tile-view.ts'
import type { Heading } from './render-markdown.server.ts'

/** A work on the wall of a room. */
export interface RoomPicture {
  readonly imageId: string
  readonly alt: string
  readonly room: string
}

interface SiblingView {
  readonly href: string
  readonly title: string
  readonly description: string
  readonly isOpen: boolean
  readonly picture?: RoomPicture
}

export interface ContentView {
  readonly head: HeadView
  readonly kind: 'help' | 'landing' | 'article'
  readonly title: string
  readonly picture?: RoomPicture
  readonly html: string
  /** Whether its lists are wide and stand in columns. */
  readonly hasColumns: boolean
  readonly headings: readonly Heading[]
  /** The day of the last change, in words. */
  readonly updated: string
  /** ISO 8601. */
  readonly updatedAt: string
  /** Pages that belong together, the open one among them. */
  readonly siblings: readonly SiblingView[]
  readonly works: readonly TileView[]
}
