import type { RatingShare, StarFill } from '@wallart/sdk'
import type { TileView } from '../../catalogue/tile-view.ts'
import type { HeadView } from '../../framework/head-view.ts'
import type { PaginationLink } from '../../ui/pagination/pagination.tsx'

export interface ReviewsView {
  readonly head: HeadView
  readonly title: string
  /** What the page says before the reviews, as HTML. */
  readonly html: string
  /** What all ratings come to, where the brand shows it. */
  readonly summary?: SummaryView
  readonly choices: readonly ReviewChoice[]
  /** Absent when the reviews could not be loaded. */
  readonly list?: ReviewListView
  readonly works: readonly TileView[]
}

export interface SummaryView {
  readonly average: number
  readonly count: string
  readonly fills: readonly StarFill[]
  readonly rows: readonly RatingShare[]
}

/** One way to narrow or order the reviews, each of its values a link. */
export interface ReviewChoice {
  readonly id: 'stars' | 'finish' | 'sort'
  readonly name: string
  readonly values: readonly { readonly href: string; readonly name: string; readonly isChosen: boolean }[]
}

export interface ReviewListView {
  readonly total: number
  readonly page: number
  readonly pageCount: number
  readonly reviews: readonly ReviewView[]
  readonly pages: readonly PaginationLink[]
  readonly first?: PaginationLink
  readonly previous?: PaginationLink
  readonly next?: PaginationLink
}

export interface ReviewView {
  readonly id: string
  readonly stars: number
  readonly fills: readonly StarFill[]
  readonly title: string
  readonly text: string
  /** Name and hometown. */
  readonly author: string
  readonly date: string
  readonly writtenAt: string
  readonly isVerified: boolean
  readonly finish: string
  readonly work: {
    readonly href: string
    readonly name: string
    readonly artist: string
    /** Empty where there is no picture. */
    readonly imageSrc: string
  }
}
