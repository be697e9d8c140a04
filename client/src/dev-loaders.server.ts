import type { ServedPage } from './framework/loader.server.ts'
import { loader as ui } from './routes/ui/load.server.ts'

export const DEV_SERVED_PAGES: Readonly<Record<string, ServedPage>> = {
  ui: { audience: 'public', folder: 'ui', loader: ui, query: [] },
}
