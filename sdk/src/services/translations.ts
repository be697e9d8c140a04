import type { TranslationsClient } from '../clients/translations.ts'
import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Translations } from '../model/translations.ts'
import { withFallback } from './fallback/with-fallback.ts'
import type { ServiceOptions } from './service-options.ts'
import { requireClient } from './set-up/require-client.ts'

/** The shop's texts in every language. */
export interface Texts {
  /** The texts of one locale; without them there are none, and the page shows its own. */
  readonly forLocale: (locale: string, options?: CallOptions) => Promise<Translations>
}

const NEEDED: NeededArguments<Texts> = { forLocale: ['locale:string'] }

/**
 * Creates the texts of one shop.
 * @example
 * const texts = await createTexts(translations, { log }).forLocale('fr-CA')
 */
export function createTexts(client: TranslationsClient, options: ServiceOptions): Texts {
  requireClient('createTexts', client, 'get', options)
  return checkedCalls(NEEDED, {
    forLocale: (locale, call) =>
      withFallback(() => client.get(locale, call), {}, options, 'the texts are missing'),
  })
}
