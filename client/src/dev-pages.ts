import type { PageRoute } from './framework/page-route.ts'

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
