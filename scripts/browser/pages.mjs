/**
 * The pages that browsers measure, by their names: home, a list, a search and a product of both brands. The product is
 * the first one of the list.
 * @param {string} address of the shop
 * @returns {Promise<{ name: string, url: string, isIndexed: boolean }[]>}
 */
export async function findMeasuredPages(address) {
  return [
    ...(await findBrandPages(address, 'Art', '', '/gallery/search')),
    ...(await findBrandPages(address, 'AllPosters', '/allposters/en-us', '/-st/search')),
  ]
}

/**
 * @param {string} address
 * @param {string} brand
 * @param {string} prefix
 * @param {string} search
 */
async function findBrandPages(address, brand, prefix, search) {
  const home = `${address}${prefix || '/'}`
  const category = await fetchFirstLink(home, /href="([^"]*\/category\/[^"?]+)"/)
  const list = new URL(category, address).href
  const product = new URL(
    await fetchFirstLink(list, /href="([^"]*\/(?:products|-sp)\/[^"?]+)[^"]*"/),
    address,
  ).href
  return [
    { name: `${brand} home`, url: home, isIndexed: true },
    { name: `${brand} list`, url: list, isIndexed: true },
    { name: `${brand} search`, url: `${address}${prefix}${search}?skq=mountain`, isIndexed: false },
    { name: `${brand} product`, url: product, isIndexed: true },
  ]
}

/**
 * @param {string} url
 * @param {RegExp} pattern
 */
async function fetchFirstLink(url, pattern) {
  const html = await (await fetch(url)).text()
  const [, link] = pattern.exec(html) ?? []
  if (!link) throw new Error(`${url} has no link to measure.`)
  return link.replaceAll('&amp;', '&')
}
