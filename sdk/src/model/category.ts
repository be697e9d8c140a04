/** A category of the shop's tree; children are present to the depth that was requested. */
export interface Category {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly parentCategoryId?: string
  readonly url?: string
  readonly alternativeUrl?: string
  readonly showInMenu: boolean
  readonly onlineSubCategoriesCount: number
  readonly categories: readonly Category[]
}

/** A category that a product also belongs to, as the taxonomy names it. */
export interface RelatedCategory {
  readonly id: string
  readonly name: string
  readonly displayUrl: string
}

/** One step of a breadcrumb trail. */
export interface Crumb {
  readonly id: string
  readonly name: string
  readonly displayUrl: string
  readonly resourceUrl?: string
}

/** Where a product belongs in the shop. */
export interface Taxonomy {
  readonly categories: readonly RelatedCategory[]
  readonly breadcrumbs: readonly Crumb[]
}
