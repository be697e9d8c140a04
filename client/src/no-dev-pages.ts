import type { PageRoute } from './framework/page-route.ts'

export const DEV_PAGES: readonly PageRoute[] = []
