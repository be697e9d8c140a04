import type { ServedPage } from './framework/loader.server.ts'

export const DEV_SERVED_PAGES: Readonly<Record<string, ServedPage>> = {}
