import type { Transport } from '../../../http/transport.ts'
import type { BasketItemWire } from '../../../wire/basket-item.ts'
import type { BasketWire, CouponItemWire } from '../../../wire/basket.ts'

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

interface SeenRequest {
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
  basket: BasketWire | undefined
  guestBasket: BasketWire | undefined
  fault: (call: string) => Fault | undefined
}

interface FakeResponse {
  readonly status: number
  readonly body: unknown
}

const STATUSES: Readonly<Record<string, string>> = {
  ART20: 'applied',
  GIFT: 'adhoc',
  LATER: 'no_applicable_promotion',
  OLD: 'no_active_promotion',
}

export function createFakeBasketApi(): FakeBasketApi {
  const requests: SeenRequest[] = []
  const replays = new Map<string, FakeResponse>()
  let basketCount = 0

  const api: FakeBasketApi = {
    requests,
    basket: undefined,
    guestBasket: undefined,
    fault: () => undefined,
    async transport(address, request) {
      const seen = parseRequest(address, request)
      requests.push(seen)
      const fault = api.fault(seen.call)
      if (fault === 'slow') await new Promise(resolve => setTimeout(resolve, 2))
      if (fault === 'dropped') throw new TypeError('connection refused')
      const answer = faultResponse(fault, seen) ?? handleOnce(seen)
      if (fault === 'lost') throw new TypeError('connection reset')
      return Response.json(answer.body, { status: answer.status })
    },
  }

  function faultResponse(fault: Fault | undefined, { call }: SeenRequest): FakeResponse | undefined {
    if (fault === 'unavailable') return problem(503, 'unavailable')
    if (fault === 'conflict') return problem(409, 'conflict')
    if (fault === 'no-product') return problem(404, 'product-not-found')
    if (fault === 'vanished' || fault === 'silent') api.basket = undefined
    if (fault === 'silent') return { status: 404, body: {} }
    if (fault === 'vanished' || fault === 'not-found') return problem(404, 'basket-not-found')
    if (fault === 'quota' && call === 'POST baskets') openBasket('USD')
    return undefined
  }

  function handleOnce(seen: SeenRequest): FakeResponse {
    const name = `${seen.call} ${seen.key}`
    const known = seen.key === null ? undefined : replays.get(name)
    if (known) return known
    const answer = processRequest(seen)
    if (seen.key !== null && answer.status === 200) replays.set(name, answer)
    return answer
  }

  function openBasket(currency: string): BasketWire {
    basketCount += 1
    api.basket = { basketId: `b${basketCount}`, currency, productItems: [], couponItems: [] }
    return api.basket
  }

  function processRequest({ call, body }: SeenRequest): FakeResponse {
    const [method, , basketId, part, id] = call.split(/[ /]/)
    if (call === 'POST baskets') return createBasket(body)
    if (basketId === 'actions') return mergeBaskets()
    const { basket } = api
    if (!basket || basket.basketId !== basketId) return problem(404, 'basket-not-found')
    const items = basket.productItems ?? []
    const coupons = basket.couponItems ?? []
    if (method === 'PATCH' && !part) basket.currency = readTextField(body, 'currency')
    if (part === 'customer') basket.customerInfo = { email: readTextField(body, 'email') }
    if (method === 'POST' && part === 'items') basket.productItems = addItems(items, body)
    if (id !== undefined && part === 'items') {
      const item = items.find(({ itemId }) => itemId === id)
      if (!item) return problem(404, 'item-not-found')
      if (method === 'PATCH') item.quantity = Number(readField(body, 'quantity'))
      else basket.productItems = items.filter(one => one !== item)
    }
    if (method === 'POST' && part === 'coupons') {
      const code = readTextField(body, 'code').toUpperCase()
      if (code === 'REFUSED') return problem(400, 'coupon-refused')
      basket.couponItems = [...coupons.filter(one => one.code !== code), createCouponItem(code)]
    }
    if (method === 'DELETE' && part === 'coupons') {
      if (coupons.every(({ couponItemId }) => couponItemId !== id)) return problem(404, 'coupon-not-found')
      basket.couponItems = coupons.filter(({ couponItemId }) => couponItemId !== id)
    }
    return { status: 200, body: structuredClone(basket) }
  }

  function createBasket(body: unknown): FakeResponse {
    if (!api.basket)
      return { status: 200, body: structuredClone(openBasket(readTextField(body, 'currency'))) }
    return problem(400, 'customer-baskets-quota-exceeded', { basketIds: [api.basket.basketId] })
  }

  function mergeBaskets(): FakeResponse {
    const { guestBasket } = api
    if (!guestBasket) return problem(409, 'source-basket')
    const basket = api.basket ?? openBasket('USD')
    basket.productItems = [...(basket.productItems ?? []), ...(guestBasket.productItems ?? [])]
    api.guestBasket = undefined
    return { status: 200, body: structuredClone(basket) }
  }

  return api
}

export function itemWire(productId: string, quantity: number): BasketItemWire {
  return { itemId: `line-${productId}`, productId, productName: productId, quantity, price: 10 * quantity }
}

function addItems(items: readonly BasketItemWire[], body: unknown): BasketItemWire[] {
  const grown = items.map(item => ({ ...item }))
  for (const line of Array.isArray(body) ? body : []) {
    const quantity = Number(readField(line, 'quantity'))
    const same = grown.find(({ productId }) => productId === readTextField(line, 'productId'))
    if (same) same.quantity += quantity
    else grown.push(itemWire(readTextField(line, 'productId'), quantity))
  }
  return grown
}

function createCouponItem(code: string): CouponItemWire {
  return { couponItemId: `coupon-${code}`, code, statusCode: STATUSES[code] ?? 'coupon_code_unknown' }
}

function problem(status: number, slug: string, more: object = {}): FakeResponse {
  const type = `https://api.commercecloud.salesforce.com/documentation/error/v1/errors/${slug}`
  return { status, body: { title: slug, type, detail: slug, ...more } }
}

function parseRequest(address: string, { method = 'GET', headers, body }: RequestInit): SeenRequest {
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

function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}

function readTextField(value: unknown, name: string): string {
  return String(readField(value, name))
}
