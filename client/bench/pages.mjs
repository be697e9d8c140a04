/** @typedef {{ name: string, url: string, isIndexed: boolean, cookie: string }} MeasuredPage */

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

/** The cart and the checkout of a visitor with one piece, whom the cookie names. @param {string} address */
export async function findOwnPages(address) {
  const answer = await fetch(`${address}/cart/items`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', accept: 'application/json' },
    body: new URLSearchParams({ upi: 'A12AP' }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map(each => each.split(';')[0])
    .join('; ')
  return ['cart', 'checkout'].map(name => ({ name, url: `${address}/${name}`, isIndexed: false, cookie }))
}

async function fetchFirstLink(/** @type {string} */ url, /** @type {RegExp} */ pattern) {
  const html = await (await fetch(url)).text()
  const [, link] = pattern.exec(html) ?? []
  if (!link) throw new Error(`${url} has no link to measure.`)
  return link.replaceAll('&amp;', '&')
}
