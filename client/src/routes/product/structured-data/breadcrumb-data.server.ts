/** One step of a trail as the page shows it, by its path without site and locale; the last one may lead nowhere. */
export interface TrailStep {
  readonly name: string
  readonly path?: string
}

/** A trail as search engines read it: the steps that the page shows, by their canonical addresses below a base. */
export function breadcrumbData(steps: readonly TrailStep[], base: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path && { item: canonicalAddress(path, base) }),
    })),
  }
}

function canonicalAddress(path: string, base: string): string {
  if (!path.startsWith('/')) return path
  return new URL(path === '/' ? base : base + path).href
}
