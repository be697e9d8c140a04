import { FRAME } from './app/route-objects.ts'
import type { Loader } from './app/loaded.ts'
import { loader as category } from './routes/category/load.server.ts'
import { loader as frame } from './routes/frame/load.server.ts'
import { loader as home } from './routes/home/load.server.ts'
import { loader as notFound } from './routes/not-found/load.server.ts'

/** The loader of every page and of the frame around them. */
export const LOADERS: Readonly<Record<string, Loader<unknown>>> = {
  [FRAME]: frame,
  home,
  category,
  'not-found': notFound,
}
