import type { Transport } from '../../../http/transport.ts'
import type { BasketItemWire } from '../../../wire/types/basket-item.ts'
import type { BasketWire, CouponItemWire } from '../../../wire/types/basket.ts'

/** What can go wrong with one call: before it is done, after it is done, or not at all, only later. */
export type Fault =
  | 'conflict'
  | 'dropped'
  | 'lost'
  | 'no-product'
  | 'not-found'
  | 'quota'
  | 'silent'
  | 'slow'
  | 'unavailable'
  | 'vanished'

/** A request as the fake has seen it. */
interface SeenRequest {
  /** The method and what follows the organization in the path. */
  readonly call: string
  readonly query: URLSearchParams
  readonly key: string | null
  readonly type: string | null
  readonly body: unknown
}

/** A basket API in memory, for one shopper, that obeys idempotency keys. */
export interface FakeBasketApi {
  readonly transport: Transport
  readonly requests: readonly SeenRequest[]
  /** The shopper's open basket. */
  basket: BasketWire | undefined
  /** A guest's basket that waits for a login. */
  guestBasket: BasketWire | undefined
  /** Asked for every write; answers how it goes wrong. */
  fault: (call: string) => Fault | undefined
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

const STATUSES: Readonly<Record<string, string>> = {
  ART20: 'applied',
  GIFT: 'adhoc',
  OLD: 'no_active_promotion',
}

/** Makes a basket API without a basket. */
export function fakeBasketApi(): FakeBasketApi {
  const requests: SeenRequest[] = []
  const replays = new Map<string, Answer>()
  let made = 0

  const api: FakeBasketApi = {
    requests,
    basket: undefined,
    guestBasket: undefined,
    fault: () => undefined,
    async transport(address, request) {
      const seen = seenOf(address, request)
      requests.push(seen)
      const fault = seen.call.startsWith('GET') ? undefined : api.fault(seen.call)
      if (fault === 'slow') await new Promise(resolve => setTimeout(resolve, 2))
      if (fault === 'dropped') throw new TypeError('connection refused')
      const answer = refusal(fault, seen) ?? replayed(seen)
      if (fault === 'lost') throw new TypeError('connection reset')
      return Response.json(answer.body, { status: answer.status })
    },
  }

  function refusal(fault: Fault | undefined, { call }: SeenRequest): Answer | undefined {
    if (fault === 'unavailable') return problem(503, 'unavailable')
    if (fault === 'conflict') return problem(409, 'conflict')
    if (fault === 'no-product') return problem(404, 'product-not-found')
    if (fault === 'vanished' || fault === 'silent') api.basket = undefined
    if (fault === 'silent') return { status: 404, body: {} }
    if (fault === 'vanished' || fault === 'not-found') return problem(404, 'basket-not-found')
    if (fault === 'quota' && call === 'POST baskets') open('USD')
    return undefined
  }

  function replayed(seen: SeenRequest): Answer {
    const name = `${seen.call} ${seen.key}`
    const known = seen.key === null ? undefined : replays.get(name)
    if (known) return known
    const answer = answerOf(seen)
    if (seen.key !== null && answer.status === 200) replays.set(name, answer)
    return answer
  }

  function open(currency: string): BasketWire {
    made += 1
    api.basket = { basketId: `b${made}`, currency, productItems: [], couponItems: [] }
    return api.basket
  }

  function answerOf({ call, body }: SeenRequest): Answer {
    const [method, , basketId, part, id] = call.split(/[ /]/)
    if (call === 'POST baskets') return created(body)
    if (basketId === 'actions') return merged()
    const { basket } = api
    if (!basket || basket.basketId !== basketId) return problem(404, 'basket-not-found')
    const items = basket.productItems ?? []
    const coupons = basket.couponItems ?? []
    if (method === 'PATCH' && !part) basket.currency = textOf(body, 'currency')
    if (part === 'customer') basket.customerInfo = { email: textOf(body, 'email') }
    if (method === 'POST' && part === 'items') basket.productItems = added(items, body)
    if (id !== undefined && part === 'items') {
      const item = items.find(({ itemId }) => itemId === id)
      if (!item) return problem(404, 'item-not-found')
      if (method === 'PATCH') item.quantity = Number(fieldOf(body, 'quantity'))
      else basket.productItems = items.filter(one => one !== item)
    }
    if (method === 'POST' && part === 'coupons') {
      const code = textOf(body, 'code').toUpperCase()
      if (code === 'REFUSED') return problem(400, 'coupon-refused')
      basket.couponItems = [...coupons.filter(one => one.code !== code), couponOf(code)]
    }
    if (method === 'DELETE' && part === 'coupons') {
      if (coupons.every(({ couponItemId }) => couponItemId !== id)) return problem(404, 'coupon-not-found')
      basket.couponItems = coupons.filter(({ couponItemId }) => couponItemId !== id)
    }
    return { status: 200, body: structuredClone(basket) }
  }

  function created(body: unknown): Answer {
    if (!api.basket) return { status: 200, body: structuredClone(open(textOf(body, 'currency'))) }
    return problem(400, 'customer-baskets-quota-exceeded', { basketIds: [api.basket.basketId] })
  }

  function merged(): Answer {
    const { guestBasket } = api
    if (!guestBasket) return problem(409, 'source-basket')
    const basket = api.basket ?? open('USD')
    basket.productItems = [...(basket.productItems ?? []), ...(guestBasket.productItems ?? [])]
    api.guestBasket = undefined
    return { status: 200, body: structuredClone(basket) }
  }

  return api
}

/** A line of a basket on the wire. */
export function itemWire(productId: string, quantity: number): BasketItemWire {
  return { itemId: `line-${productId}`, productId, productName: productId, quantity, price: 10 * quantity }
}

function added(items: readonly BasketItemWire[], body: unknown): BasketItemWire[] {
  const grown = items.map(item => ({ ...item }))
  for (const line of Array.isArray(body) ? body : []) {
    const quantity = Number(fieldOf(line, 'quantity'))
    const same = grown.find(({ productId }) => productId === textOf(line, 'productId'))
    if (same) same.quantity += quantity
    else grown.push(itemWire(textOf(line, 'productId'), quantity))
  }
  return grown
}

function couponOf(code: string): CouponItemWire {
  return { couponItemId: `coupon-${code}`, code, statusCode: STATUSES[code] ?? 'coupon_code_unknown' }
}

function problem(status: number, slug: string, more: object = {}): Answer {
  const type = `https://api.commercecloud.salesforce.com/documentation/error/v1/errors/${slug}`
  return { status, body: { title: slug, type, detail: slug, ...more } }
}

function seenOf(address: string, { method = 'GET', headers, body }: RequestInit): SeenRequest {
  const { pathname, searchParams } = new URL(address)
  const sent = new Headers(headers)
  return {
    call: `${method} ${pathname.replace(/^.*organizations\/[^/]+\//, '')}`,
    query: searchParams,
    key: sent.get('idempotency-key'),
    type: sent.get('content-type'),
    body: typeof body === 'string' ? JSON.parse(body) : undefined,
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}

function textOf(value: unknown, name: string): string {
  return String(fieldOf(value, name))
}
