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

/** Whether search engines may keep the page; one that they may not keep tells them nothing more. */
export function isIndexed({ robots }: Pick<HeadView, 'robots'>): boolean {
  return /^index\b/i.test(robots)
}
