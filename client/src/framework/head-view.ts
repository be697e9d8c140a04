/** What search engines and social networks are told about a page. */
export interface HeadView {
  readonly title: string
  readonly description: string
  /** Empty where there are none. */
  readonly keywords: string
  readonly robots: string
  /** The one address of what the page shows. */
  readonly canonical: string
  /** The same page in every language, itself among them; none for a page that is not to be found. */
  readonly alternates: readonly { readonly language: string; readonly href: string }[]
  readonly kind: 'website' | 'product'
  /** What stands for the page where somebody shares it: 1200 × 630 pixels. */
  readonly picture?: { readonly href: string; readonly alt: string }
  readonly facebookAppId?: string
}
