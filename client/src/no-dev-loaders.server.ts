import type { Loader } from './framework/loader.server.ts'

/** Where there are no pages for whoever builds the shop, there are no loaders either. */
export const DEV_LOADERS: Readonly<Record<string, Loader<unknown>>> = {}
