/** Measures what parts of the SDK cost a browser; with --write it updates the table in sdk/README.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { buildPrograms } from './bundle.mjs'

const README = fileURLToPath(new URL('../../sdk/README.md', import.meta.url))
const START = '<!-- sizes: written by node scripts/sdk/sizes.mjs --write -->'
const END = '<!-- end of sizes -->'
const OFFICIAL = { what: 'For comparison: one class of `commerce-sdk-isomorphic`', bytes: 69_600 }

/** The longest a client with its contract was meant to be, in bytes. */
export const CLIENT_WITH_CONTRACT_BYTES = 10_500

const HTTP = { http: 'createHttp' }
const GROUP = 'getProductGroupContract'

/**
 * What is measured: a name and, by entry, what a program imports from it.
 * @type {readonly { readonly what: string, readonly from: Readonly<Record<string, string>> }[]}
 */
const PARTS = [
  { what: 'One rule, `stockMessage`', from: { '': 'stockMessage' } },
  { what: 'A form validator, `validateRegistration`', from: { '': 'validateRegistration' } },
  { what: 'The sender, `createHttp`', from: HTTP },
  {
    what: 'The sender with tokens, coalescing, limits and guard',
    from: {
      ...HTTP,
      'http/with-tokens': 'withTokens',
      'http/coalesced': 'coalesced',
      'http/with-concurrency-limit': 'withConcurrencyLimit',
      'http/with-circuit-breaker': 'withCircuitBreaker',
    },
  },
  {
    what: 'One client with the sender, typeahead',
    from: { ...HTTP, 'clients/typeahead': 'createTypeaheadClient' },
  },
  clientWith(
    'its contract, typeahead',
    { typeahead: 'createTypeaheadClient' },
    { suggest: 'suggestContract' },
  ),
  clientWith(
    'its contract, catalog',
    { catalog: 'createCatalogClient' },
    { 'get-category': 'getCategoryContract' },
  ),
  clientWith(
    'its contract, guest orders',
    { 'guest-orders': 'createGuestOrdersClient' },
    { 'look-up-guest-order': 'lookUpGuestOrderContract' },
  ),
  clientWith('its contract, works', { works: 'createWorksClient' }, { 'get-product-group': GROUP }),
  clientWith(
    'its contract, listing',
    { listing: 'createListingClient' },
    { 'search-listing': 'searchListingContract' },
  ),
  clientWith('its contract, baskets', { baskets: 'createBasketsClient' }, { basket: 'basketContract' }),
  clientWith(
    'its four contracts, product groups',
    { 'product-groups': 'createProductGroupsClient' },
    {
      'get-product-group': GROUP,
      'get-similar-products': 'getSimilarProductsContract',
      'get-taxonomy': 'getTaxonomyContract',
      'get-ratings': 'getRatingsContract',
    },
  ),
  {
    what: 'Basket service with client, contracts and sender',
    from: {
      ...HTTP,
      'services/basket': 'createBasketService',
      'clients/baskets': 'createBasketsClient',
      'contracts/basket': 'basketContract',
      'contracts/transfer-basket': 'transferBasketContract',
      'contracts/empty': 'emptyContract',
      'contracts/get-customer-baskets': 'getCustomerBasketsContract',
      'clients/customer-baskets': 'createCustomerBasketsClient',
    },
  },
]

/**
 * A client with the sender and contracts, each by the entry it comes from.
 * @param {string} what
 * @param {Readonly<Record<string, string>>} client
 * @param {Readonly<Record<string, string>>} contracts
 */
function clientWith(what, client, contracts) {
  return {
    what: `Client with ${what}`,
    from: { ...HTTP, ...prefixKeys('clients', client), ...prefixKeys('contracts', contracts) },
  }
}

/**
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} names
 */
function prefixKeys(folder, names) {
  return Object.fromEntries(Object.entries(names).map(([entry, name]) => [`${folder}/${entry}`, name]))
}

/**
 * What each part costs, bundled for a browser, minified and compressed.
 * @returns {Promise<readonly { readonly what: string, readonly bytes: number }[]>}
 */
export async function measureSizes() {
  const programs = PARTS.map(({ from }) => {
    const imports = Object.entries(from).map(
      ([entry, name]) => `import { ${name} } from '@wallart/sdk${entry && `/${entry}`}'`,
    )
    return `${imports.join('\n')}\nconsole.log(${Object.values(from).join(', ')})`
  })
  const bundled = await buildPrograms(programs)
  const sizes = PARTS.map(({ what }, index) => ({
    what,
    bytes: gzipSync(bundled[index]?.code ?? '', { level: 9 }).length,
  }))
  return [...sizes, OFFICIAL]
}

/** The text of the table as the README holds it now. */
export function readTable() {
  const text = readFileSync(README, 'utf8')
  const start = text.indexOf(START)
  const end = text.indexOf(END)
  if (start < 0 || end < start) throw new Error('sdk/README.md has lost the marks of its table of sizes.')
  return { text, start: start + START.length, end, table: text.slice(start + START.length, end).trim() }
}

/** @param {Awaited<ReturnType<typeof measureSizes>>} sizes */
function formatTable(sizes) {
  const rows = [
    ['What a program imports', 'gzip'],
    ...sizes.map(({ what, bytes }) => [what, formatBytes(bytes)]),
  ]
  const widths = [0, 1].map(column => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const [head, ...body] = rows.map(
    ([what = '', size = '']) => `| ${what.padEnd(widths[0] ?? 0)} | ${size.padStart(widths[1] ?? 0)} |`,
  )
  return [head, `| ${'-'.repeat(widths[0] ?? 0)} | ${'-'.repeat((widths[1] ?? 0) - 1)}: |`, ...body].join(
    '\n',
  )
}

/** @param {number} bytes */
function formatBytes(bytes) {
  return `${bytes.toLocaleString('en-US')} B`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const table = formatTable(await measureSizes())
  console.log(table)
  if (process.argv.includes('--write')) {
    const { text, start, end } = readTable()
    writeFileSync(README, `${text.slice(0, start)}\n\n${table}\n\n${text.slice(end)}`)
  }
}
