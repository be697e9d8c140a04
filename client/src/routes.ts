import type { ComponentType } from 'react'

/** One page of the shop; its loader lies beside it and is listed in routes.server.ts. */
export interface PageRoute {
  readonly id: string
  readonly path: string
  readonly page: () => Promise<{ readonly Component: ComponentType }>
}

/** Every page of the shop, each in a chunk of its own. */
export const PAGES: readonly PageRoute[] = [
  { id: 'home', path: '/', page: () => import('./routes/home/page.tsx') },
  { id: 'category', path: '/category/:categoryId', page: () => import('./routes/category/page.tsx') },
  { id: 'not-found', path: '*', page: () => import('./routes/not-found/page.tsx') },
]
