/** Codes and tokens cannot be replayed, and pictures need not. */
const ONCE = /^\/(shopper\/auth|img|ocapi)\//

const PERSONAL = /baskets|customers|orders/

const NAMES =
  /^(basketId|customerId|itemId|usid|orderNo|paymentInstrumentId|couponItemId|addressId|recoUUID)$/

/** Calls as they can be made again: each different read once, in the order of the writes.
 * @param {readonly import('./front.mjs').Call[]} calls */
export function summarize(calls) {
  const tokens = calls.flatMap(({ url, answer }) => (url.endsWith('/oauth2/token') ? JSON.parse(answer) : []))
  const { customer_id: customerId, usid } = tokens.at(-1) ?? {}
  const others = tokens
    .flatMap(token => [token.customer_id, token.usid])
    .filter(id => id !== customerId && id !== usid)
  const own = calls.filter(({ url, body }) => others.every(id => !`${url} ${body}`.includes(id)))
  return { customer: { customerId, usid }, calls: replayable(own) }
}

function replayable(/** @type {readonly import('./front.mjs').Call[]} */ calls) {
  /** @type {Set<string>} */
  let read = new Set()
  return calls.flatMap(({ method, url, status, body, answer }) => {
    if (ONCE.test(url) || status >= 400) return []
    if (method !== 'GET') read = new Set([...read].filter(each => !PERSONAL.test(each)))
    else if (read.has(url)) return []
    else read.add(url)
    const parsed = answer ? JSON.parse(answer) : undefined
    return [
      {
        method,
        url,
        status,
        ...(body && { body: JSON.parse(body) }),
        ids: idsOf(parsed),
        shape: [...new Set(shapeOf(parsed))].toSorted().join(' | '),
      },
    ]
  })
}

/** @returns {Record<string, string>} */
function idsOf(/** @type {unknown} */ value, pointer = '') {
  if (typeof value !== 'object' || value === null) return {}
  return Object.assign(
    {},
    ...Object.entries(value).map(([name, field]) =>
      NAMES.test(name) && typeof field === 'string'
        ? { [`${pointer}/${name}`]: field }
        : idsOf(field, `${pointer}/${name}`),
    ),
  )
}

/** @returns {string[]} */
function shapeOf(/** @type {unknown} */ value, pointer = '') {
  if (Array.isArray(value))
    return [`${pointer} array`, ...value.flatMap(each => shapeOf(each, `${pointer}/*`))]
  if (typeof value !== 'object' || value === null)
    return [`${pointer} ${value === null ? 'null' : typeof value}`]
  return Object.entries(value).flatMap(([name, field]) => shapeOf(field, `${pointer}/${name}`))
}
