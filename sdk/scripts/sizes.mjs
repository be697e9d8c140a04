/** Measures what parts of the SDK cost a browser; with --write it updates the table in sdk/README.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { format, resolveConfig } from 'prettier'
import { buildPrograms } from './bundle.mjs'

const README = fileURLToPath(new URL('../README.md', import.meta.url))
const START = '<!-- sizes: written by node sdk/scripts/sizes.mjs --write -->'
const END = '<!-- end of sizes -->'
const OFFICIAL = { what: 'For comparison: one class of `commerce-sdk-isomorphic`', bytes: 69_600 }

export const CLIENT_WITH_CONTRACT_BYTES = 10_500

/** @type {Readonly<Record<string, readonly string[]>>} */
const PROGRAMS = {
  'One rule, `stockMessage`': ['stockMessage'],
  'A form validator, `validateRegistration`': ['validateRegistration'],
  '`createHttp` alone': ['http'],
  '`createHttp` with tokens, coalescing, limit and circuit breaker': [
    'http',
    ...['with-tokens', 'coalesced', 'with-concurrency-limit', 'with-circuit-breaker'].map(
      part => `http/${part}`,
    ),
  ],
  'One client with `createHttp`, typeahead': client('typeahead'),
  'Client with its contract, typeahead': client('typeahead', 'suggest'),
  'Client with its contract, catalog': client('catalog', 'get-category'),
  'Client with its contract, guest orders': client('guest-orders', 'look-up-guest-order'),
  'Client with its contract, works': client('works', 'get-product-group'),
  'Client with its contract, listing': client('listing', 'search-listing'),
  'Client with its contract, baskets': client('baskets', 'basket'),
  'Client with its seven contracts, products': client(
    'products',
    'get-product-group',
    'get-similar-products',
    'get-taxonomy',
    'get-ratings',
    'get-product',
    'search-products',
    'get-art-product',
  ),
  'A whole storefront': ['storefront'],
  'Basket service with clients, contracts and `createHttp`': [
    ...client('baskets', 'basket', 'transfer-basket', 'empty', 'get-customer-baskets'),
    'clients/customer-baskets',
    'services/basket',
  ],
}

export function client(/** @type {string} */ name, /** @type {readonly string[]} */ ...contracts) {
  return ['http', `clients/${name}`, ...contracts.map(contract => `contracts/${contract}`)]
}

export const programFor = (/** @type {readonly string[]} */ entries) =>
  entries.map(importStatement).join('\n')

function importStatement(/** @type {string} */ entry) {
  const [folder = '', file] = entry.split('/')
  const name = mainExport(folder, file)
  const path = file || folder === 'http' || folder === 'storefront' ? `/${entry}` : ''
  return `import { ${name} } from '@wallart/sdk${path}'\nconsole.log(${name})`
}

const camel = (/** @type {string} */ text) => text.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())

function mainExport(/** @type {string} */ folder, /** @type {string} */ file = '') {
  switch (folder) {
    case 'http':
      return file ? camel(file) : 'createHttp'
    case 'clients':
      return camel(`create-${file}-client`)
    case 'storefront':
      return 'createStorefront'
    case 'contracts':
      return camel(`${file}-contract`)
    case 'services':
      return camel(`create-${file}-service`)
    default:
      return folder
  }
}

/** @returns {Promise<readonly { readonly what: string, readonly bytes: number }[]>} */
export async function measureSizes() {
  const bundled = await buildPrograms(Object.values(PROGRAMS).map(programFor))
  const sizes = Object.keys(PROGRAMS).map((what, index) => ({
    what,
    bytes: gzipSync(bundled[index]?.code ?? '', { level: 9 }).length,
  }))
  return [...sizes, OFFICIAL]
}

export function readTable() {
  const text = readFileSync(README, 'utf8')
  const start = text.indexOf(START)
  const end = text.indexOf(END)
  if (start < 0 || end < start) throw new Error('sdk/README.md has lost the marks of its table of sizes.')
  return { text, start: start + START.length, end, table: text.slice(start + START.length, end).trim() }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = (await measureSizes()).map(
    ({ what, bytes }) => `| ${what} | ${bytes.toLocaleString('en-US')} B |`,
  )
  const table = ['| What a program imports | gzip |', '| --- | ---: |', ...rows].join('\n')
  console.log(table)
  if (process.argv.includes('--write')) {
    const { text, start, end } = readTable()
    const written = `${text.slice(0, start)}\n\n${table}\n\n${text.slice(end)}`
    writeFileSync(README, await format(written, { ...(await resolveConfig(README)), filepath: README }))
  }
}
