import { exportsMap, listSources, readSource } from './entries.mjs'

/** What the examples take as given, and its type: an entry and a name of it, or a type in words. */
const GIVEN: Readonly<Record<string, readonly [entry: string, type: string]>> = {
  accounts: ['/clients/accounts', 'AccountsClient'],
  auth: ['/clients/auth', 'AuthClient'],
  authScope: ['/clients/auth-scope', 'AuthScope'],
  basket: ['', 'Basket'],
  basketCheckout: ['/clients/basket-checkout', 'BasketCheckoutClient'],
  baskets: ['/clients/baskets', 'BasketsClient'],
  catalog: ['/clients/catalog', 'CatalogClient'],
  credentials: ['', 'Credentials'],
  customer: ['/services/favourites', 'FavouritesShopper'],
  due: ['', 'Money'],
  error: ['', 'SdkError'],
  giftCards: ['/clients/gift-cards', 'GiftCardsClient'],
  group: ['', 'ProductGroup'],
  guestOrdersClient: ['/clients/guest-orders', 'GuestOrdersClient'],
  http: ['/http', 'Http'],
  legacyAccount: ['/clients/legacy-account', 'LegacyAccountClient'],
  line: ['', 'BasketLine'],
  listing: ['/clients/listing', 'ListingClient'],
  lists: ['/clients/lists', 'ListsClient'],
  log: ['/services/logger', 'Logger'],
  message: ['', 'ContactMessage'],
  newAddress: ['', 'NewCustomerAddress'],
  newsletter: ['/clients/newsletter', 'NewsletterClient'],
  order: ['', 'GuestOrder'],
  orders: ['/clients/orders', 'OrdersClient'],
  products: ['/clients/products', 'ProductsClient'],
  promotions: ['/clients/promotions', 'PromotionsClient'],
  query: ['', 'ListQueryInput'],
  recommendations: ['/clients/recommendations', 'RecommendationsClient'],
  registration: ['', 'CustomerRegistration'],
  reviews: ['/clients/reviews', 'ReviewsClient'],
  scope: ['/clients/commerce-scope', 'CommerceScope'],
  service: ['/services/basket', 'BasketService'],
  session: ['', 'Session'],
  shopper: ['/services/basket', 'BasketShopper'],
  signUp: ['', 'NewsletterSignUp'],
  store: ['/auth/token-store', 'TokenStore'],
  storefront: ['/storefront', 'Storefront'],
  total: ['', 'Money'],
  tracker: ['/clients/tracker', 'TrackerClient'],
  translations: ['/clients/translations', 'TranslationsClient'],
  typeahead: ['/clients/typeahead', 'TypeaheadClient'],
}

const TEXTS = ['basketId', 'clickId', 'code', 'customerId', 'requestId']

const EXPORTED = /^export (?:async )?(?:function\*?|const|class) (\w+)/gm
const DOC = /\/\*\*(?:(?!\*\/)[\s\S])*\*\//g
const EXAMPLE = /@example\n((?: \*.*\n?)*?)(?= \* @| \*\/)/g

const files = listSources()

const isEntry = (file: string) => Object.keys(exportsMap([file])).length > 1

/** The files behind the entries that do something; rules and errors are reached through the root. */
export const workingEntries = files.filter(
  file =>
    /^(clients|services|http|auth|testing)\//.test(file) &&
    isEntry(file) &&
    /^export (?:async )?function/m.test(readSource(file)),
)

/** The examples in the documentation of a file, without its stars. */
export function examplesOf(file: string): readonly string[] {
  return [...readSource(file).matchAll(DOC)].flatMap(([doc]) =>
    [...doc.matchAll(EXAMPLE)].map(([, code = '']) => code.replaceAll(/^ \* ?/gm, '').trim()),
  )
}

function entryOfNames(): ReadonlyMap<string, string> {
  const entries = files.flatMap(file => {
    const [path] = file.startsWith('testing/') ? ['./testing'] : Object.keys(exportsMap([file]))
    if (path === undefined || path === './package.json') return []
    return [...readSource(file).matchAll(EXPORTED)].map(([, name = '']): [string, string] => [
      name,
      path.slice(1),
    ])
  })
  return new Map(entries)
}

/** One program of all examples, each in a function of its own, with what it names imported or given. */
export function exampleProgram(): string {
  const entryOf = entryOfNames()
  const examples = files.flatMap(file => examplesOf(file).map(code => ({ file, code })))
  const words = new Set(examples.flatMap(({ code }) => code.match(/\b[A-Za-z_]\w*/g) ?? []))
  const imports = [...words].flatMap(word => {
    const entry = entryOf.get(word)
    return entry === undefined ? [] : [`import { ${word} } from '@wallart/sdk${entry}'`]
  })
  const given = Object.entries(GIVEN).map(
    ([name, [entry, type]]) => `declare const ${name}: import('@wallart/sdk${entry}').${type}`,
  )
  const texts = TEXTS.map(name => `declare const ${name}: string`)
  const bodies = examples.map(
    ({ file, code }, at) => `// ${file}\nexport async function example${at}() {\n${code}\n}`,
  )
  return [
    ...imports,
    ...given,
    ...texts,
    'declare const signal: AbortSignal',
    "declare const services: import('@wallart/sdk/http').HttpOptions['services']",
    ...bodies,
  ].join('\n')
}
