import type { Loader } from './framework/loader.server.ts'

export const DEV_LOADERS: Readonly<Record<string, Loader<unknown>>> = {}
