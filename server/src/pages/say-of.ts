import { sayIn, type Say } from '@wallart/client/app/say.ts'
import type { SiteContext } from '@wallart/sdk'
import type { Parts } from '../parts.ts'

/** How the shop says something in the language of an address. */
export function sayOf({ locale }: Pick<SiteContext, 'locale'>, { assets }: Pick<Parts, 'assets'>): Say {
  return sayIn(assets.texts[locale.id] ?? {}, locale.id)
}
