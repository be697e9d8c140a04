import { createTranslate, type Translate } from '@wallart/client/i18n/translate.ts'
import type { SiteContext } from '@wallart/sdk'
import type { AppContext } from '../app-context.ts'

/** How the shop says something in the language of an address. */
export function sayOf(
  { locale }: Pick<SiteContext, 'locale'>,
  { assets }: Pick<AppContext, 'assets'>,
): Translate {
  return createTranslate(assets.texts[locale.id] ?? {}, locale.id)
}
