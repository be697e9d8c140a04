import type { CategorySuggestion, ProductSuggestion, Suggestions } from '../model/suggestion.ts'
import { createContract } from '../wire/create-contract.ts'
import { firstCurrency, maybeCurrency } from '../wire/currency.ts'
import { maybeList, maybeText } from '../wire/fields.ts'
import { toCategoryPath } from '../wire/category-path.ts'
import { productLink } from '../rules/address/product-link.ts'
import { maybeMoney } from '../wire/price.ts'
import * as z from '../wire/schema.ts'
import { maybeSellingPrice } from '../wire/selling-price.ts'
import { omitNullish } from '../wire/omit-nullish.ts'
import type { Contract } from '../model/contract.ts'

const categorySuggestionWire = /* @__PURE__ */ z.object({
  id: maybeText,
  value: /* @__PURE__ */ z.string(),
  url: /* @__PURE__ */ z.string(),
  suggestedPhrases: /* @__PURE__ */ maybeList(
    /* @__PURE__ */ z.object({ phrase: /* @__PURE__ */ z.string() }),
  ),
})

/** A suggested category on the wire. */
export type CategorySuggestionWire = z.infer<typeof categorySuggestionWire>

const productSuggestionWire = /* @__PURE__ */ z.object({
  productId: /* @__PURE__ */ z.string(),
  productName: /* @__PURE__ */ z.string(),
  price: maybeSellingPrice,
  currency: maybeCurrency,
  url: /* @__PURE__ */ z.string(),
})

/** A suggested product on the wire. */
export type ProductSuggestionWire = z.infer<typeof productSuggestionWire>

const wire = /* @__PURE__ */ z.object({
  categorySuggestions: /* @__PURE__ */ maybeList(categorySuggestionWire),
  productSuggestions: /* @__PURE__ */ maybeList(productSuggestionWire),
})

/** Suggestions on the wire. */
export type SuggestionsWire = z.infer<typeof wire>

function toSuggestions({ categorySuggestions, productSuggestions }: SuggestionsWire): Suggestions {
  return {
    categories: (categorySuggestions ?? []).map(toCategorySuggestion),
    products: (productSuggestions ?? []).map(toProductSuggestion),
  }
}

function toCategorySuggestion({
  id,
  value,
  url,
  suggestedPhrases,
}: CategorySuggestionWire): CategorySuggestion {
  return { id: id ?? '', value, url: toCategoryPath(url, id), suggestedPhrases: suggestedPhrases ?? [] }
}

function toProductSuggestion(from: ProductSuggestionWire): ProductSuggestion {
  const { productId, productName } = from
  const url = productLink(from.url, productId)
  const price = maybeMoney(from.price, firstCurrency(from.currency))
  return { productId, productName, url, ...omitNullish({ price }) }
}

/** The contract for suggestions. */
export const suggestContract: Contract<Suggestions> = /* @__PURE__ */ createContract(wire, toSuggestions)
