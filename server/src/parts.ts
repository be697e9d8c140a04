import type { Assets } from '@wallart/client/app/assets.ts'
import type { Logger } from 'pino'
import type { Shops } from './shops.ts'

/** What the server is put together from. */
export interface Parts {
  readonly assets: Assets
  /** The folder of the browser's files. */
  readonly publicDir: string
  readonly shops: Shops
  readonly log: Logger
}
