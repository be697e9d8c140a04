/** One step of a trail as the page shows it; the last one may lead nowhere. */
export interface TrailStep {
  readonly name: string
  readonly href?: string
}

/** A trail as search engines read it, the same as the page shows; addresses become whole with the origin. */
export function breadcrumbData(steps: readonly TrailStep[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href !== undefined && { item: new URL(href, origin).href }),
    })),
  }
}
