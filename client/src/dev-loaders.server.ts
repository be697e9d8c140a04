import type { Loader } from './framework/loader.server.ts'
import { loader as ui } from './routes/ui/load.server.ts'

/** The loaders of the pages for whoever builds the shop. */
export const DEV_LOADERS: Readonly<Record<string, Loader<unknown>>> = { ui }
