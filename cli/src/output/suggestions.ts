import { typeaheadTerm, type ProductSuggestion, type SiteId } from '@wallart/sdk'
import { createTypeaheadClient } from '@wallart/sdk/clients/typeahead'
import { suggestContract } from '@wallart/sdk/contracts/suggest'
import type { Connection } from '../shell/connect.ts'
import { createPageAddress, type PageAddress } from '../shell/page-address.ts'
import { toPrice, type Price } from './price.ts'

interface SuggestedCategory {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly phrases: readonly string[]
}

interface SuggestedProduct {
  readonly upi: string
  readonly name: string
  readonly price?: Price
  readonly address: string
}

export interface SuggestionsDocument extends Readonly<Record<string, unknown>> {
  readonly schemaVersion: 1
  readonly site: SiteId
  readonly term: string
  /** False when the text is too short to send. */
  readonly requested: boolean
  readonly categories: readonly SuggestedCategory[]
  readonly products: readonly SuggestedProduct[]
}

export async function readSuggestions(connection: Connection, text: string): Promise<SuggestionsDocument> {
  const { http, scope, signal } = connection
  const term = typeaheadTerm(text)
  const head = { schemaVersion: 1, site: scope.siteId, term: term ?? text } as const
  if (term === undefined) return { ...head, requested: false, categories: [], products: [] }
  const typeahead = createTypeaheadClient(http, { contracts: { suggestions: suggestContract } })
  const { categories, products } = await typeahead.suggest(term, { signal })
  const address = createPageAddress(connection)
  return {
    ...head,
    requested: true,
    categories: categories.map(({ id, value, url, suggestedPhrases }) => ({
      id,
      name: value,
      address: address(url),
      phrases: suggestedPhrases.map(({ phrase }) => phrase),
    })),
    products: products.map(product => toSuggestedProduct(product, scope.locale, address)),
  }
}

function toSuggestedProduct(
  { productId: upi, productName, price, url }: ProductSuggestion,
  locale: string,
  address: PageAddress,
): SuggestedProduct {
  return {
    upi,
    name: productName,
    ...(price && { price: toPrice(price, locale) }),
    address: address(url),
  }
}
