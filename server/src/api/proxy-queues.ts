import type { Operation } from '@wallart/sdk/operations/operation'
import { createAddressQueue, type AddressQueue } from '../limits/address-queue.ts'
import { createLine } from '../limits/line.ts'
import { isCheckoutCall } from '../upstream/call-kind.ts'
import { isLongRead } from './proxy-limits.ts'

const AT_ONCE = 2
const MOST_WAITING = 24
const LONG_AT_ONCE = 1

/** What baskets can do without for a while. */
const SMALL_APIS: ReadonlySet<string> = new Set([
  'checkout/shopper-orders',
  'checkout/shopper-gift-certificates',
])

interface ProxyPlaces {
  /** Of all addresses together, which take turns: fewer than the shop has for its own. */
  readonly all: number
  /** Baskets, orders and gift cards may be one backend, which hangs as a whole. */
  readonly checkout: number
  /** One API that hangs, as the one of sign-ins, leaves places to all others, long reads included. */
  readonly api: number
  /** A carrier or a payment provider may hang by itself. */
  readonly small: number
  readonly longReads: number
}

/** What the calls of partners may have at once, of what the services work on for the shop; each is less than the next. */
export function proxyPlaces(ownPagesAtOnce: number): ProxyPlaces {
  const small = Math.ceil(ownPagesAtOnce / 6)
  const api = Math.max(small + 1, Math.ceil(ownPagesAtOnce / 3))
  const checkout = Math.max(api + 1, Math.ceil(ownPagesAtOnce / 2))
  const all = Math.max(checkout + 1, Math.ceil((ownPagesAtOnce * 2) / 3))
  return { small, longReads: api, api, checkout, all }
}

/** The queues of an operation, of which its call needs a place each. */
export function createProxyQueues(ownPagesAtOnce: number): (operation: Operation) => readonly AddressQueue[] {
  const places = proxyPlaces(ownPagesAtOnce)
  // Who leaves has the turn until the service has answered: none is abandoned.
  const line = createLine({ abandonedMs: 0 })
  const createQueue = (inAll: number, atOnce = AT_ONCE) =>
    createAddressQueue(atOnce, MOST_WAITING, inAll, line)
  const all = createQueue(places.all)
  const checkout = createQueue(places.checkout)
  const longReads = createQueue(places.longReads)
  const named = new Map<string, AddressQueue>()
  const queueNamed = (name: string, inAll: number, atOnce?: number) => {
    const queue = named.get(name) ?? createQueue(inAll, atOnce)
    named.set(name, queue)
    return queue
  }
  return ({ id, path }) => {
    const api = path.split('/').slice(1, 3).join('/')
    return [
      ...(isLongRead(id) ? [queueNamed(`${api} long`, places.small, LONG_AT_ONCE), longReads] : []),
      ...(isCheckoutCall(id) ? [queueNamed(id, places.small)] : []),
      queueNamed(api, SMALL_APIS.has(api) ? places.small : places.api),
      ...(api.startsWith('checkout/') ? [checkout] : []),
      all,
    ]
  }
}
