import type { FindingKind, Severity } from '../report/finding.ts'
import type { CheckOverrides } from './run-test-check.ts'

interface Breakage {
  readonly title: string
  readonly operation: string
  readonly fault: object
  readonly pointer: string
  readonly kind: FindingKind
  readonly severity: Severity
  readonly exitCode: number
  readonly overrides?: CheckOverrides
}

const breakage = (
  title: string,
  operation: string,
  fault: object,
  [pointer, kind, severity]: readonly [string, FindingKind, Severity],
  exitCode: number,
  overrides: CheckOverrides = {},
): Breakage => ({ title, operation, fault, pointer, kind, severity, exitCode, overrides })

const NEGATIVE_ONLY: CheckOverrides = { selectionOptions: { mode: 'negative' } }
const WITH_WRITES: CheckOverrides = { selectionOptions: { mutating: true, mode: 'positive' } }
const FOREIGN_URL = 'https://elsewhere.example/products/a-A1'

export const BREAKAGES: readonly Breakage[] = [
  breakage('a needed field is gone', 'get-category', { omit: '/name' }, ['/name', 'missing', 'breaking'], 1),
  breakage(
    'a field is gone in every entry',
    'search-listing',
    { omit: '/hits/*/url' },
    ['/hits/*/url', 'missing', 'breaking'],
    1,
  ),
  breakage(
    'a field is gone in one entry',
    'search-listing',
    { omit: '/hits/1/price' },
    ['/hits/*/price', 'missing', 'breaking'],
    1,
  ),
  breakage(
    'a field that is read but not needed is gone',
    'get-product',
    { omit: '/name' },
    ['/name', 'missing', 'breaking'],
    1,
  ),
  breakage(
    'an unread field is missing',
    'get-customer-orders',
    { omit: '/data/*/channelType' },
    ['/data/*/channelType', 'missing', 'info'],
    0,
  ),
  breakage(
    'a number is a text',
    'get-ratings',
    { retype: { pointer: '/averageRatings', to: 'string' } },
    ['/averageRatings', 'type', 'breaking'],
    1,
  ),
  breakage(
    'an id is null',
    'get-product-group',
    { nullify: '/products/*/upi' },
    ['/products/*/upi', 'type', 'breaking'],
    1,
  ),
  breakage(
    'a price is a text',
    'search-listing',
    { retype: { pointer: '/hits/*/price', to: 'string' } },
    ['/hits/*/price', 'type', 'breaking'],
    1,
  ),
  breakage(
    'a list is an object',
    'get-category',
    { retype: { pointer: '/categories', to: 'object' } },
    ['/categories', 'type', 'breaking'],
    1,
  ),
  breakage(
    'a text became nullable where the shop copes',
    'get-category',
    { nullify: '/categories/*/description' },
    ['/categories/*/description', 'type', 'warning'],
    0,
  ),
  breakage('a failure', 'get-ratings', { status: 500 }, ['', 'status', 'breaking'], 1),
  breakage('another success', 'get-ratings', { status: 201 }, ['', 'status', 'warning'], 0),
  breakage(
    'another success, when warnings count',
    'get-ratings',
    { status: 201 },
    ['', 'status', 'warning'],
    1,
    {
      failOn: 'warning',
    },
  ),
  breakage(
    'a page in the place of data',
    'get-similar-products',
    { html: true },
    ['', 'content-type', 'breaking'],
    1,
  ),
  breakage('an empty body', 'get-ratings', { text: '' }, ['', 'missing', 'breaking'], 1),
  breakage(
    'a connection cut in the middle',
    'suggest',
    { truncate: true },
    ['', 'unreadable', 'breaking'],
    1,
  ),
  breakage('half of the JSON', 'suggest', { malformed: true }, ['', 'unreadable', 'breaking'], 1),
  breakage('JSON nested beyond reason', 'suggest', { nested: 5000 }, ['', 'unreadable', 'breaking'], 1),
  breakage('a broken compression', 'suggest', { gzip: 'broken' }, ['', 'unreadable', 'breaking'], 1),
  breakage(
    'a response over the size limit',
    'get-ratings',
    { oversized: 9_000_000 },
    ['', 'size', 'breaking'],
    1,
  ),
  breakage('slower than its budget', 'get-recommenders', { latencyMs: 450 }, ['', 'budget', 'warning'], 0),
  breakage(
    'a redirect',
    'get-ratings',
    { status: 302, headers: { location: '/elsewhere' } },
    ['', 'status', 'breaking'],
    1,
  ),
  breakage(
    'another content type',
    'get-ratings',
    { headers: { 'content-type': 'application/octet-stream' } },
    ['', 'content-type', 'breaking'],
    1,
  ),
  breakage(
    'JSON that is called plain text',
    'get-ratings',
    { headers: { 'content-type': 'text/plain' } },
    ['', 'content-type', 'warning'],
    0,
  ),
  breakage(
    'an unknown status',
    'look-up-guest-order',
    { replace: { pointer: '/status', value: 'TELEPORTED' } },
    ['/status', 'enum', 'info'],
    0,
  ),
  breakage(
    'an unknown kind of hit',
    'search-listing',
    { replace: { pointer: '/hits/*/hitType', value: 'hologram' } },
    ['/hits/*/hitType', 'enum', 'info'],
    0,
  ),
  breakage(
    'a field that was not there before',
    'check-legacy-account',
    { status: 200, body: { isLegacy: false, since: 2019 } },
    ['/since', 'undocumented', 'info'],
    0,
    { selectionOptions: { mode: 'positive' } },
  ),
  breakage(
    'another category',
    'get-category',
    { replace: { pointer: '/id', value: 'another' } },
    ['/id', 'rule', 'breaking'],
    1,
  ),
  breakage(
    'another product',
    'get-product-group',
    { replace: { pointer: '/requestedUpi', value: 'A2' } },
    ['/requestedUpi', 'rule', 'breaking'],
    1,
  ),
  breakage(
    'another order',
    'look-up-guest-order',
    { replace: { pointer: '/orderNumber', value: 'W000000099' } },
    ['/orderNumber', 'security', 'critical'],
    1,
  ),
  breakage(
    'data for the wrong e-mail address',
    'look-up-guest-order',
    { status: 200, body: { orderNumber: 'W000000014' } },
    ['', 'security', 'critical'],
    1,
  ),
  breakage(
    'an order that a shared cache may keep',
    'look-up-guest-order',
    { headers: { 'cache-control': 'public, max-age=60' } },
    ['', 'security', 'critical'],
    1,
  ),
  breakage(
    'a secret in an answer',
    'check-legacy-account',
    { status: 200, body: { isLegacy: false, password: 'x' } },
    ['/password', 'security', 'critical'],
    1,
  ),
  breakage(
    'a total that is too small',
    'search-listing',
    { replace: { pointer: '/total', value: 1 } },
    ['/total', 'rule', 'breaking'],
    1,
  ),
  breakage(
    'a canonical URL of another host',
    'get-product-group',
    { replace: { pointer: '/seo/canonicalUrl', value: FOREIGN_URL } },
    ['/seo/canonicalUrl', 'rule', 'breaking'],
    1,
  ),
  breakage(
    'a line that fits no basket',
    'get-product-group',
    { replace: { pointer: '/products/*/salesForcePayload', value: '{}' } },
    ['/products/*/salesForcePayload', 'rule', 'breaking'],
    1,
  ),
  breakage(
    'a byte order mark, and no word of JSON',
    'get-ratings',
    { bom: true },
    ['', 'content-type', 'warning'],
    0,
  ),
  breakage(
    'a product for nothing',
    'get-product-group',
    { replace: { pointer: '/products/0/salePrice', value: 0 } },
    ['/products/*/salePrice', 'rule', 'breaking'],
    1,
  ),
  breakage(
    'a menu without entries',
    'get-category',
    { replace: { pointer: '/categories', value: [] } },
    ['/categories', 'rule', 'breaking'],
    1,
  ),
  breakage(
    'a failure where a refusal belongs',
    'get-translations',
    { status: 500 },
    ['', 'status', 'breaking'],
    1,
    NEGATIVE_ONLY,
  ),
  breakage(
    'success for an unknown resource',
    'get-art-product',
    { status: 200 },
    ['', 'not-rejected', 'breaking'],
    1,
  ),
  breakage(
    'another refusal',
    'get-art-product',
    { status: 410 },
    ['', 'status', 'warning'],
    0,
    NEGATIVE_ONLY,
  ),
  breakage(
    'a refusal in another dialect',
    'get-art-product',
    { status: 404, body: { oops: true } },
    ['/error/code', 'dialect', 'warning'],
    0,
    NEGATIVE_ONLY,
  ),
  breakage(
    'no token is required any more',
    'get-promotions',
    { status: 200 },
    ['', 'not-rejected', 'breaking'],
    1,
  ),
  breakage(
    'a basket without its id',
    'add-basket-items',
    { omit: '/basketId' },
    ['/basketId', 'missing', 'breaking'],
    1,
    WITH_WRITES,
  ),
  breakage(
    'a basket whose price is a text',
    'add-coupon',
    { retype: { pointer: '/productTotal', to: 'string' } },
    ['/productTotal', 'type', 'breaking'],
    1,
    WITH_WRITES,
  ),
]
