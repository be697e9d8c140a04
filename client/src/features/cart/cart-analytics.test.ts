import type { CartRequest } from '../../stores/cart.ts'
import type { CartLineView } from '../../stores/cart-view.ts'
import { trackCartChange, trackCartView } from './cart-analytics.ts'

const LINE: CartLineView = {
  itemId: 'i1',
  upi: 'A1',
  title: 'Blue Dunes',
  artist: 'Ada Lund',
  alt: '',
  href: '',
  imageId: 'A1',
  details: [],
  quantity: 3,
  price: '$30.00',
  fullPrice: '',
  unitPrice: '$10.00',
  tracked: { price: { minor: 1000, currency: 'USD' }, variant: 'Art Print, 9" x 12"' },
  isUnavailable: false,
  notes: [],
}
const ITEM = { item_id: 'A1', item_name: 'Blue Dunes', item_brand: 'Ada Lund', price: 10 }

beforeEach(() => {
  window.dataLayer = []
})

const item = { itemId: 'i1' }
const CHANGES: readonly [string, CartRequest, readonly object[]][] = [
  [
    'more pieces',
    { kind: 'quantity', ...item, quantity: 5 },
    [{ event: 'add_to_cart', value: 20, items: [{ ...ITEM, quantity: 2 }] }],
  ],
  [
    'fewer pieces',
    { kind: 'quantity', ...item, quantity: 1 },
    [{ event: 'remove_from_cart', value: 20, items: [{ ...ITEM, quantity: 2 }] }],
  ],
  [
    'a removal',
    { kind: 'remove', ...item },
    [{ event: 'remove_from_cart', value: 30, items: [{ ...ITEM, quantity: 3 }] }],
  ],
  ['its undoing', { kind: 'add', upi: 'A1', quantity: 3 }, [{ event: 'add_to_cart', value: 30 }]],
  [
    'a move to the wishlist',
    { kind: 'wishlist', ...item },
    [{ event: 'remove_from_cart' }, { event: 'add_to_wishlist' }],
  ],
]

test.each(CHANGES)('the data layer hears of %s', (_, request, expected) => {
  trackCartChange(request, LINE)
  expect(window.dataLayer).toMatchObject(expected)
})

test('the data layer hears of a look at the cart, unless it is empty', () => {
  const view = { basketId: '', version: '', rows: [], promoCodes: [] }
  trackCartView({ ...view, lines: [] })
  expect(window.dataLayer).toEqual([])
  trackCartView({ ...view, lines: [LINE] })
  expect(window.dataLayer).toMatchObject([{ event: 'view_cart', currency: 'USD', value: 30 }])
})
