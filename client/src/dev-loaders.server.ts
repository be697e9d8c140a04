import type { Loader } from './framework/loader.server.ts'
import { loader as ui } from './routes/ui/load.server.ts'

export const DEV_LOADERS: Readonly<Record<string, Loader<unknown>>> = { ui }
