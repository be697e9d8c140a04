import { LAUNCH_OPTIONS } from './run-options.ts'
import { BRANDS, expect, runsInBrand, waitForHydration, test } from './shop.ts'

// The driver switches the browser's memory of pages off otherwise.
test.use({
  launchOptions: { ...LAUNCH_OPTIONS, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

for (const brand of BRANDS) {
  if (!runsInBrand(brand.name)) continue
  const prefix = brand.home.replace(/\/$/, '')

  for (const [kind, path] of [
    ['the home page', brand.home],
    ['a list', `${prefix}${brand.searchPath}?skq=mountain`],
    ['a product', brand.product],
  ] as const)
    test(`${brand.name}: the browser brings back ${kind} from its memory as it was left`, async ({
      page,
    }) => {
      await page.goto(path)
      await waitForHydration(page)
      await page.evaluate(() => {
        scrollTo(0, 400)
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset['persisted'] = String(persisted)
        })
      })
      await page.goto(`${prefix}/login`)
      await waitForHydration(page)
      await page.evaluate(() => history.back())
      await expect(page.locator('html[data-persisted=true]')).toBeAttached()
      expect(await page.evaluate(() => Math.round(scrollY))).toBe(400)
    })
}

test('a page that was seen less than ten seconds ago is shown without asking again (CON-03)', async ({
  page,
}) => {
  await page.goto('/gallery/search?skq=mountain')
  await waitForHydration(page)
  const requested: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/_data/products/')) requested.push(pathname)
  })
  const tile = page.locator('main [data-per-row] > li a[href^="/products/"]').first()
  for (const visit of [1, 2]) {
    await tile.click()
    await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
    expect([visit, requested.length]).toEqual([visit, 1])
    await page.goBack()
    await expect(tile).toBeVisible()
  }
})
