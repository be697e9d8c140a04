import type { PageRoute } from './framework/page-route.ts'

/** Visitors see no page that is only for whoever builds the shop. */
export const DEV_PAGES: readonly PageRoute[] = []
