import type { PageRoute } from './framework/page-route.ts'

/** Pages for whoever builds the shop; the build for visitors takes no-dev-pages.ts instead. */
export const DEV_PAGES: readonly PageRoute[] = [
  {
    id: 'ui',
    folder: 'ui',
    path: '/_ui',
    audience: 'public',
    query: [],
    page: () => import('./routes/ui/page.tsx'),
  },
]
