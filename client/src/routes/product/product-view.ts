import type { SlimWork } from '../../products/slim-work.ts'

/** What a product page shows besides the work itself. */
export interface ProductView {
  readonly work: SlimWork
  /** The variant that the address names by itself, and the one that shows when nobody has chosen. */
  readonly requestedUpi?: string | undefined
  readonly defaultUpi?: string | undefined
  readonly seo: {
    readonly title: string
    readonly description: string
    readonly keywords: string
    readonly robots: string
    readonly language: string
    /** With host. */
    readonly canonical: string
    /** Without host, site and locale. */
    readonly path: string
  }
  readonly crumbs: readonly { readonly name: string; readonly href: string }[]
  /** Categories that the work also belongs to. */
  readonly categories: readonly { readonly id: string; readonly name: string; readonly href: string }[]
  readonly similar: readonly SimilarView[]
}

/** A work that looks like the one on the page. */
export interface SimilarView {
  readonly upi: string
  readonly title: string
  readonly href: string
  /** Empty where it has no picture. */
  readonly imageId: string
}
