/** One of which nothing but accessibility and best practices counts is judged only.
 * @typedef {{ name: string, url: string, isIndexed: boolean, cookie: string, isJudgedOnly?: boolean }} MeasuredPage */

/** @param {string} address @returns {Promise<MeasuredPage[]>} */
export async function findMeasuredPages(address) {
  return [
    ...(await findBrandPages(address, 'Art', '', '/gallery/search')),
    ...(await findBrandPages(address, 'AllPosters', '/allposters/en-us', '/-st/search')),
  ]
}

/** @param {string} address @param {string} brand @param {string} prefix @param {string} search */
async function findBrandPages(address, brand, prefix, search) {
  const home = `${address}${prefix || '/'}`
  const category = await fetchFirstLink(home, /href="([^"]*\/category\/[^"?]+)"/)
  const list = new URL(category, address).href
  const product = new URL(
    await fetchFirstLink(list, /href="([^"]*\/(?:products|-sp)\/[^"?]+)[^"]*"/),
    address,
  ).href
  return [
    { name: `${brand} home`, url: home, isIndexed: true, cookie: '' },
    { name: `${brand} list`, url: list, isIndexed: true, cookie: '' },
    {
      name: `${brand} search`,
      url: `${address}${prefix}${search}?skq=mountain`,
      isIndexed: false,
      cookie: '',
    },
    { name: `${brand} product`, url: product, isIndexed: true, cookie: '' },
  ]
}

const STEPS = {
  contact: { email: 'measured@example.com' },
  shipping: {
    firstName: 'Nia',
    lastName: 'Cole',
    addressLine1: '12 Harbor Street',
    city: 'Portland',
    state: 'ME',
    zip: '04101',
    country: 'US',
  },
  delivery: { method: 'standard' },
  payment: { number: '4111111111111111', expiry: '12/39', securityCode: '123', billingSame: 'on' },
}

/** Cart, checkout and confirmation of visitors with one piece, whom the cookies name. @param {string} address */
export async function findOwnPages(address) {
  return [
    ...(await findVisitorPages(address, 'Art', '')),
    ...(await findVisitorPages(address, 'AllPosters', '/allposters/en-us')),
  ]
}

/** @param {string} address @param {string} brand @param {string} prefix @returns {Promise<MeasuredPage[]>} */
async function findVisitorPages(address, brand, prefix) {
  const newcomer = await newVisitor(address + prefix)
  const buyer = await newVisitor(address + prefix)
  for (const [step, fields] of Object.entries(STEPS)) await buyer.send(`/checkout/${step}`, fields)
  const customer = await newVisitor(address + prefix)
  for (const [step, fields] of Object.entries(STEPS)) await customer.send(`/checkout/${step}`, fields)
  await customer.placeOrder()
  const [full, done] = [buyer.cookie(), customer.cookie()]
  const page = (
    /** @type {string} */ name,
    /** @type {string} */ path,
    /** @type {string} */ cookie,
    isJudgedOnly = true,
  ) => ({ name: `${brand} ${name}`, url: address + prefix + path, isIndexed: false, cookie, isJudgedOnly })
  return [
    page('cart', '/cart', newcomer.cookie(), false),
    page('checkout', '/checkout', newcomer.cookie(), false),
    ...[...Object.keys(STEPS), 'review'].map(step => page(step, `/checkout?step=${step}`, full)),
    page('confirmation', '/order-confirmation', done),
  ]
}

/** A visitor with one piece in the cart. @param {string} home */
async function newVisitor(home) {
  /** @type {Map<string, string>} */
  const cookies = new Map()
  const cookie = () => [...cookies].map(pair => pair.join('=')).join('; ')
  const send = async (/** @type {string} */ path, /** @type {Record<string, string>} */ fields) => {
    const answer = await fetch(home + path, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', cookie: cookie() },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
    if (answer.status !== 303) throw new Error(`${home}${path} answered ${answer.status}.`)
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
  }
  const placeOrder = async () => {
    const html = await (await fetch(`${home}/checkout`, { headers: { cookie: cookie() } })).text()
    const valueOf = (/** @type {string} */ name) =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
    const names = ['basket', 'total', 'digest', 'payment', 'amount']
    await send('/checkout/order', Object.fromEntries(names.map(name => [name, valueOf(name)])))
  }
  await send('/cart/items', { upi: 'A12AP' })
  return { cookie, send, placeOrder }
}

async function fetchFirstLink(/** @type {string} */ url, /** @type {RegExp} */ pattern) {
  const html = await (await fetch(url)).text()
  const [, link] = pattern.exec(html) ?? []
  if (!link) throw new Error(`${url} has no link to measure.`)
  return link.replaceAll('&amp;', '&')
}
