/** @param {string} address @returns {Promise<{ name: string, url: string, isIndexed: boolean }[]>} */
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
    { name: `${brand} home`, url: home, isIndexed: true },
    { name: `${brand} list`, url: list, isIndexed: true },
    { name: `${brand} search`, url: `${address}${prefix}${search}?skq=mountain`, isIndexed: false },
    { name: `${brand} product`, url: product, isIndexed: true },
  ]
}

async function fetchFirstLink(/** @type {string} */ url, /** @type {RegExp} */ pattern) {
  const html = await (await fetch(url)).text()
  const [, link] = pattern.exec(html) ?? []
  if (!link) throw new Error(`${url} has no link to measure.`)
  return link.replaceAll('&amp;', '&')
}
