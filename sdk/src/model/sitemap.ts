/** What a sitemap lists. */
export type SitemapKind = 'works' | 'categories'

/** A range of what a sitemap lists, by number. */
export interface SitemapRange {
  readonly kind: SitemapKind
  /** From 1. */
  readonly from: number
  readonly limit: number
}

/** One page of the shop. */
export interface SitemapEntry {
  readonly url: string
  /** The day of the last change, as in 2026-11-24. */
  readonly changedOn: string
}

/** The pages in a range. */
export interface SitemapPart {
  /** The highest number there is. */
  readonly last: number
  /** Another one as soon as any page of the kind has changed. */
  readonly version: string
  readonly entries: readonly SitemapEntry[]
}
