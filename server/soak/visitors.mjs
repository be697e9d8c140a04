import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** @typedef {{ what: string, startedAt: number, endedAt: number, problem?: string }} Visit */

const ANSWER_LIMIT_MS = 60_000
const ADDS_OF_SHOPPER = 6

/** Addresses that only this shop has: its own sitemaps'. */
export async function findPages(/** @type {string} */ address) {
  const pages = []
  for (const prefix of ['', '/allposters'])
    for (const file of ['sitemap-categories', 'sitemap-works-1']) {
      const xml = await (await fetch(`${address}${prefix}/${file}.xml`)).text()
      const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
      pages.push(...found.slice(0, 200))
    }
  return pages
}

/** @param {string} address @param {readonly string[]} pages @param {(visit: Visit) => void} report */
export function createVisitors(address, pages, report) {
  const upis = pages.flatMap(page => /^\/products\/.*-([A-Z]\w+)$/.exec(page)?.[1] ?? [])
  /** @type {Shopper[]} */
  const shoppers = []
  let number = 0

  /** @param {string} what @param {() => Promise<string | undefined>} visit */
  async function timed(what, visit) {
    const startedAt = Date.now()
    const problem = await visit().catch((/** @type {unknown} */ error) => String(error))
    report({ what, startedAt, endedAt: Date.now(), ...(problem && { problem }) })
  }

  const view = (/** @type {string} */ path, /** @type {readonly number[]} */ statuses) =>
    timed(path.split('?')[0] ?? path, async () => {
      const answer = await fetch(address + path, {
        headers: { 'x-forwarded-for': anyAddress(), 'accept-encoding': pick(['br', 'gzip', 'identity']) },
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      })
      await answer.arrayBuffer()
      return statuses.includes(answer.status) ? undefined : `status ${answer.status}`
    })

  const leave = () =>
    timed('left', async () => {
      await fetch(address + pick(pages), { signal: AbortSignal.timeout(5) }).catch(() => {})
      return undefined
    })

  async function shop() {
    const last = shoppers.at(-1)
    const shopper = last && last.isOpen() ? last : new Shopper(address)
    if (shopper !== last) shoppers.push(shopper)
    const { problems } = await shopper.add(pick(upis))
    for (const { at, problem } of problems)
      report({ what: 'add to cart', startedAt: at, endedAt: Date.now(), problem })
  }

  const choices = [
    ...Array.from({ length: 9 }, () => () => view(pick(pages), [200])),
    () => view(`/search?skq=soak${number++}`, [200]),
    () => view(`/search?skq=${pick(['mountain', 'cat', 'moon', 'blue'])}`, [200]),
    () => view(`/category/nothing-${number++}`, [404]),
    () => view('/api/suggest?q=mou', [200]),
    () => view('/cart', [200]),
    leave,
    shop,
    shop,
  ]

  return {
    next: () => pick(choices)(),
    shoppers: () => shoppers,
  }
}

class Shopper {
  #cookies = new Map()
  #address
  #ip = anyAddress()
  #adds = 0
  /** @type {Promise<unknown>} */
  #last = Promise.resolve()
  acknowledged = 0

  constructor(/** @type {string} */ address) {
    this.#address = address
  }

  isOpen() {
    return this.#adds < ADDS_OF_SHOPPER
  }

  /** One after the other, as a browser has one jar of cookies. */
  add(/** @type {string} */ upi) {
    this.#adds++
    const added = this.#last.then(() => this.#addSurely(upi))
    this.#last = added
    return added
  }

  /** Asks again under the same key until there is an answer. */
  async #addSurely(/** @type {string} */ upi) {
    const key = randomUUID()
    /** @type {{ at: number, problem: string }[]} */
    const problems = []
    for (let tries = 0; tries < 60; tries++) {
      const at = Date.now()
      const answer = await this.#send('/cart/items', { upi, quantity: '1' }, key).catch(() => undefined)
      if (answer?.status === 200) this.acknowledged++
      // 422: sold out.
      if (answer?.status === 200 || answer?.status === 422) return { problems }
      problems.push({ at, problem: `status ${answer?.status ?? 'none'}` })
      await sleep(1000)
    }
    return { problems: [...problems, { at: 0, problem: 'never answered' }] }
  }

  async countItems() {
    const answer = await fetch(`${this.#address}/_data/cart`, { headers: this.#headers() })
    /** @type {any} */
    const body = await answer.json()
    /** @type {readonly { quantity: number }[]} */
    const lines = body.routes?.cart?.lines ?? []
    return lines.reduce((sum, { quantity }) => sum + quantity, 0)
  }

  #headers() {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return { 'x-forwarded-for': this.#ip, ...(cookie && { cookie }) }
  }

  async #send(
    /** @type {string} */ path,
    /** @type {Record<string, string>} */ fields,
    /** @type {string} */ key,
  ) {
    const answer = await fetch(this.#address + path, {
      method: 'POST',
      headers: {
        ...this.#headers(),
        accept: 'application/json',
        'sec-fetch-site': 'same-origin',
        'idempotency-key': key,
      },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    })
    await answer.arrayBuffer()
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      this.#cookies.set(name, value)
    }
    return answer
  }
}

/** @template T @param {readonly T[]} list @returns {T} */
function pick(list) {
  const found = list[Math.floor(Math.random() * list.length)]
  if (found === undefined) throw new Error('There is nothing to pick from.')
  return found
}

const anyAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`
