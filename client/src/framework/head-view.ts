export interface HeadView {
  readonly title: string
  readonly description: string
  readonly keywords: string
  readonly robots: string
  readonly canonical: string
  /** The same page in every language, itself among them; none for a page that is not to be found. */
  readonly alternates: readonly { readonly language: string; readonly href: string }[]
  readonly kind: 'website' | 'product'
  readonly picture?: { readonly href: string; readonly alt: string }
  readonly facebookAppId?: string
}
