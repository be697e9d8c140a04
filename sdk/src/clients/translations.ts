import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { Translations } from '../model/translations.ts'
import type { Contract } from '../model/contract.ts'
import { getTranslations } from '../operations/get-translations.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedOptions } from './fetching/checked-options.ts'

/** The contracts of the client for translations. */
export interface TranslationsContracts {
  readonly translations: Contract<Translations>
}

/** Reads the shop's texts. */
export interface TranslationsClient {
  /** The texts of one language and region, as in en-US. */
  readonly get: (locale: string, options?: CallOptions) => Promise<Translations>
}

/**
 * Creates the client for translations.
 * @example
 * const translations = createTranslationsClient(http, { contracts: { translations: getTranslationsContract } })
 * const texts = await translations.get('fr-CA')
 */
export function createTranslationsClient(
  http: Http,
  settings: ClientOptions<TranslationsContracts>,
): TranslationsClient {
  const { contracts } = checkedOptions(http, settings)
  return {
    get: (locale, options) =>
      http.send(getTranslations, { ...options, contract: contracts.translations, path: { locale } }),
  }
}
