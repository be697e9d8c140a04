import type { FindingKind, Severity } from '../finding.ts'
import type { Difference } from './checking.ts'

/** Something broken on purpose, and what the check must say of it. */
interface Breakage {
  readonly what: string
  readonly operation: string
  readonly fault: object
  readonly pointer: string
  readonly kind: FindingKind
  readonly severity: Severity
  readonly exitCode: number
  readonly more?: Difference
}

const row = (
  what: string,
  operation: string,
  fault: object,
  [pointer, kind, severity]: readonly [string, FindingKind, Severity],
  exitCode: number,
  more: Difference = {},
): Breakage => ({ what, operation, fault, pointer, kind, severity, exitCode, more })

const NEGATIVE: Difference = { consent: { mode: 'negative' } }
const WRITING: Difference = { consent: { mutating: true, mode: 'positive' } }
const ELSEWHERE = 'https://elsewhere.example/products/a-A1'

/** Everything that is broken on purpose. */
export const BREAKAGES: readonly Breakage[] = [
  row('a needed field is gone', 'get-category', { omit: '/name' }, ['/name', 'missing', 'breaking'], 1),
  row(
    'a field is gone in every entry',
    'search-listing',
    { omit: '/hits/*/url' },
    ['/hits/*/url', 'missing', 'breaking'],
    1,
  ),
  row(
    'a field is gone in one entry',
    'search-listing',
    { omit: '/hits/1/price' },
    ['/hits/*/price', 'missing', 'breaking'],
    1,
  ),
  row(
    'a field that is read but not needed is gone',
    'get-product',
    { omit: '/name' },
    ['/name', 'missing', 'breaking'],
    1,
  ),
  row(
    'a field that nobody reads is gone',
    'get-customer-orders',
    { omit: '/data/*/channelType' },
    ['/data/*/channelType', 'missing', 'info'],
    0,
  ),
  row(
    'a number is a text',
    'get-ratings',
    { retype: { pointer: '/averageRatings', to: 'string' } },
    ['/averageRatings', 'type', 'breaking'],
    1,
  ),
  row(
    'an id is null',
    'get-product-group',
    { nullify: '/products/*/upi' },
    ['/products/*/upi', 'type', 'breaking'],
    1,
  ),
  row(
    'a price is a text',
    'search-listing',
    { retype: { pointer: '/hits/*/price', to: 'string' } },
    ['/hits/*/price', 'type', 'breaking'],
    1,
  ),
  row(
    'a list is an object',
    'get-category',
    { retype: { pointer: '/categories', to: 'object' } },
    ['/categories', 'type', 'breaking'],
    1,
  ),
  row(
    'a text became nullable where the shop copes',
    'get-category',
    { nullify: '/categories/*/description' },
    ['/categories/*/description', 'type', 'warning'],
    0,
  ),
  row('a failure', 'get-ratings', { status: 500 }, ['', 'status', 'breaking'], 1),
  row('another success', 'get-ratings', { status: 201 }, ['', 'status', 'warning'], 0),
  row('another success, when warnings count', 'get-ratings', { status: 201 }, ['', 'status', 'warning'], 1, {
    failOn: 'warning',
  }),
  row(
    'a page in the place of data',
    'get-similar-products',
    { html: true },
    ['', 'content-type', 'breaking'],
    1,
  ),
  row('an empty body', 'get-ratings', { text: '' }, ['', 'missing', 'breaking'], 1),
  row('a connection cut in the middle', 'suggest', { truncate: true }, ['', 'unreadable', 'breaking'], 1),
  row('half of the JSON', 'suggest', { malformed: true }, ['', 'unreadable', 'breaking'], 1),
  row('JSON nested beyond reason', 'suggest', { nested: 5000 }, ['', 'unreadable', 'breaking'], 1),
  row('a broken compression', 'suggest', { gzip: 'broken' }, ['', 'unreadable', 'breaking'], 1),
  row('more than anybody reads', 'get-ratings', { oversized: 9_000_000 }, ['', 'size', 'breaking'], 1),
  row('slower than its budget', 'get-recommenders', { latencyMs: 450 }, ['', 'budget', 'warning'], 0),
  row(
    'a redirect',
    'get-ratings',
    { status: 302, headers: { location: '/elsewhere' } },
    ['', 'status', 'breaking'],
    1,
  ),
  row(
    'another content type',
    'get-ratings',
    { headers: { 'content-type': 'application/octet-stream' } },
    ['', 'content-type', 'breaking'],
    1,
  ),
  row(
    'JSON that is called plain text',
    'get-ratings',
    { headers: { 'content-type': 'text/plain' } },
    ['', 'content-type', 'warning'],
    0,
  ),
  row(
    'a status that nobody knows',
    'look-up-guest-order',
    { replace: { pointer: '/status', value: 'TELEPORTED' } },
    ['/status', 'enum', 'info'],
    0,
  ),
  row(
    'a kind of hit that nobody knows',
    'search-listing',
    { replace: { pointer: '/hits/*/hitType', value: 'hologram' } },
    ['/hits/*/hitType', 'enum', 'info'],
    0,
  ),
  row(
    'a field that was not there before',
    'check-legacy-account',
    { status: 200, body: { isLegacy: false, since: 2019 } },
    ['/since', 'undocumented', 'info'],
    0,
    { consent: { mode: 'positive' } },
  ),
  row(
    'another category',
    'get-category',
    { replace: { pointer: '/id', value: 'another' } },
    ['/id', 'rule', 'breaking'],
    1,
  ),
  row(
    'another product',
    'get-product-group',
    { replace: { pointer: '/requestedUpi', value: 'A2' } },
    ['/requestedUpi', 'rule', 'breaking'],
    1,
  ),
  row(
    'another order',
    'look-up-guest-order',
    { replace: { pointer: '/orderNumber', value: 'W000000099' } },
    ['/orderNumber', 'security', 'critical'],
    1,
  ),
  row(
    'data for the wrong e-mail address',
    'look-up-guest-order',
    { status: 200, body: { orderNumber: 'W000000014' } },
    ['', 'security', 'critical'],
    1,
  ),
  row(
    'an order that a shared cache may keep',
    'look-up-guest-order',
    { headers: { 'cache-control': 'public, max-age=60' } },
    ['', 'security', 'critical'],
    1,
  ),
  row(
    'a secret in an answer',
    'check-legacy-account',
    { status: 200, body: { isLegacy: false, password: 'x' } },
    ['/password', 'security', 'critical'],
    1,
  ),
  row(
    'a total that is too small',
    'search-listing',
    { replace: { pointer: '/total', value: 1 } },
    ['/total', 'rule', 'breaking'],
    1,
  ),
  row(
    'a canonical address of somebody else',
    'get-product-group',
    { replace: { pointer: '/seo/canonicalUrl', value: ELSEWHERE } },
    ['/seo/canonicalUrl', 'rule', 'breaking'],
    1,
  ),
  row(
    'a line that fits no basket',
    'get-product-group',
    { replace: { pointer: '/products/*/salesForcePayload', value: '{}' } },
    ['/products/*/salesForcePayload', 'rule', 'breaking'],
    1,
  ),
  row(
    'a byte order mark, and no word of JSON',
    'get-ratings',
    { bom: true },
    ['', 'content-type', 'warning'],
    0,
  ),
  row(
    'a product for nothing',
    'get-product-group',
    { replace: { pointer: '/products/0/salePrice', value: 0 } },
    ['/products/*/salePrice', 'rule', 'breaking'],
    1,
  ),
  row(
    'a menu without entries',
    'get-category',
    { replace: { pointer: '/categories', value: [] } },
    ['/categories', 'rule', 'breaking'],
    1,
  ),
  row(
    'a failure where a refusal belongs',
    'get-translations',
    { status: 500 },
    ['', 'status', 'breaking'],
    1,
    NEGATIVE,
  ),
  row(
    'success for what nobody knows',
    'get-art-product',
    { status: 200 },
    ['', 'not-rejected', 'breaking'],
    1,
  ),
  row('another refusal', 'get-art-product', { status: 410 }, ['', 'status', 'warning'], 0, NEGATIVE),
  row(
    'a refusal in another dialect',
    'get-art-product',
    { status: 404, body: { oops: true } },
    ['/error/code', 'dialect', 'warning'],
    0,
    NEGATIVE,
  ),
  row(
    'nobody needs a token any more',
    'get-promotions',
    { status: 200 },
    ['', 'not-rejected', 'breaking'],
    1,
  ),
  row(
    'a basket without its id',
    'add-basket-items',
    { omit: '/basketId' },
    ['/basketId', 'missing', 'breaking'],
    1,
    WRITING,
  ),
  row(
    'a basket whose price is a text',
    'add-coupon',
    { retype: { pointer: '/productTotal', to: 'string' } },
    ['/productTotal', 'type', 'breaking'],
    1,
    WRITING,
  ),
]
