import type { HitFlags } from '../../model/listing.ts'
import { tileBadges } from './tile-badges.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })
const NO_FLAGS: HitFlags = {
  isNew: false,
  promoBadge: false,
  hotdeals: false,
  discountable: false,
  hgtv: false,
  exclusive: false,
  bestSeller: false,
}
const PLAIN = { flags: NO_FLAGS, orderable: true, price: usd(1999) }
const NEW = { code: 'badge.new', message: 'New', tone: 'green' }
const SALE = { code: 'badge.sale', message: 'Sale', tone: 'yellow' }
const PROMO = { code: 'badge.promo', message: 'Promo', tone: 'neutral' }
const HOT_DEALS = { code: 'badge.hot-deals', message: 'Hot Deals', tone: 'neutral' }
const HGTV = { code: 'badge.hgtv', message: 'HGTV', tone: 'neutral' }
const EXCLUSIVE = { code: 'badge.exclusive', message: 'Exclusive', tone: 'neutral' }
const BEST_SELLER = { code: 'badge.best-seller', message: 'Best Seller', tone: 'neutral' }
const UNAVAILABLE = { code: 'badge.unavailable', message: 'Unavailable', tone: 'muted' }

test.each([
  ['isNew', [NEW]],
  ['promoBadge', [PROMO]],
  ['hotdeals', [HOT_DEALS]],
  ['hgtv', [HGTV]],
  ['exclusive', [EXCLUSIVE]],
  ['bestSeller', [BEST_SELLER]],
  ['discountable', []],
])('the flag %s alone badges a tile with %j (PLP-48, PLP-52)', (flag, badges) => {
  expect(tileBadges({ ...PLAIN, flags: { ...NO_FLAGS, [flag]: true } })).toEqual(badges)
})

test.each([
  [1999, undefined, []],
  [1999, 1999, []],
  [2000, 1999, []],
  [1998, 1999, [SALE]],
])(
  'a tile with the price %i and the old price %p has the badges %j (PLP-49, PLP-51)',
  (price, old, badges) => {
    const msrp = old === undefined ? {} : { msrp: usd(old) }
    expect(tileBadges({ ...PLAIN, price: usd(price), ...msrp })).toEqual(badges)
  },
)

test('all badges stand in one fixed order (PLP-48, PLP-49, PLP-52, C-26)', () => {
  const flags = {
    bestSeller: true,
    exclusive: true,
    hgtv: true,
    discountable: true,
    hotdeals: true,
    promoBadge: true,
    isNew: true,
  }
  expect(tileBadges({ flags, orderable: true, price: usd(1), msrp: usd(2) })).toEqual([
    NEW,
    SALE,
    PROMO,
    HOT_DEALS,
    HGTV,
    EXCLUSIVE,
    BEST_SELLER,
  ])
})

test("'Unavailable' comes last and suppresses 'Sale' (PLP-50, PLP-51, C-26)", () => {
  const flags = { ...NO_FLAGS, isNew: true, bestSeller: true }
  expect(tileBadges({ flags, orderable: false, price: usd(1), msrp: usd(2) })).toEqual([
    NEW,
    BEST_SELLER,
    UNAVAILABLE,
  ])
})

test('a plain tile has no badge (C-26)', () => {
  expect(tileBadges(PLAIN)).toEqual([])
})
