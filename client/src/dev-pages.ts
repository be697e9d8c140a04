import type { PageRoute } from './framework/page-route.ts'

export const DEV_PAGES: readonly PageRoute[] = [
  { id: 'ui', path: '/_ui', page: () => import('./routes/ui/page.tsx') },
]
