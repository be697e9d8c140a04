import { LONG } from './run-options.ts'
import {
  BRANDS,
  expect,
  eventsNamed,
  expectAccessible,
  waitForHydration,
  runsInBrand,
  isPhone,
  test,
} from './shop.ts'

for (const brand of BRANDS) {
  const prefix = brand.home === '/' ? '' : brand.home

  test.describe(`${brand.name}: the frame in special places`, () => {
    if (!runsInBrand(brand.name)) return

    test('the customizer has no footer, and on phones of an experiment no header (SHL-26, SHL-27, ERR-13)', async ({
      page,
      consoleErrors,
    }) => {
      const header = page.getByRole('banner')
      await page.goto(`${prefix}/customizer/A99999999`)
      await waitForHydration(page)
      await expect(header).toBeVisible()
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      await page.context().addCookies([{ name: 'ab', value: 'customizer-without-header', url: page.url() }])
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: 'Oh no!' })).toBeVisible()
      await expect(header).toHaveCount(isPhone(page) ? 0 : 1)
      await page.getByRole('link', { name: 'Home Page' }).click()
      await expect(page.getByRole('heading', { level: 1, name: brand.headline })).toBeVisible()
      await expect(header).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expect(consoleErrors.splice(0)).toHaveLength(2)
    })

    test('the checkout has a slim frame (SHL-22 to SHL-25)', async ({ page }) => {
      await page.request.post(`${prefix}/cart/items`, {
        form: { upi: 'A12AP' },
        headers: { 'sec-fetch-site': 'same-origin', accept: 'application/json' },
      })
      await page.goto(`${prefix}/checkout`)
      await waitForHydration(page)
      await expect(page.getByRole('link', { name: 'Back to cart (1 item)' })).toBeVisible()
      await expect(page.getByRole('search')).toBeHidden()
      await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveCount(0)
      await expectAccessible(page)
    })

    // What follows is the same in both.
    test('a page whose code was lost on the way comes without a new document (ERR-10 to ERR-12, F54)', async ({
      page,
      consoleErrors,
    }) => {
      await page.goto(`${prefix}/login`)
      await waitForHydration(page)
      await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
      await page.route('**/assets/page-*.js', route => route.abort())
      await page.getByRole('banner').getByRole('link', { name: 'home' }).click()
      const retry = page.getByRole('button', { name: 'Retry Connection' })
      await expect(retry).toBeVisible()
      // The page is asked for once more by itself, and then waits for the button.
      await expect.poll(() => consoleErrors.length).toBe(2)
      await page.unroute('**/assets/page-*.js')
      await retry.click()
      await expect(page.getByRole('heading', { level: 1, name: brand.headline })).toBeVisible()
      await expect(page.locator('html[data-same]')).toBeAttached()
      expect(consoleErrors.splice(0)).not.toEqual([])
    })

    test('another language is spoken in the whole frame', LONG, async ({ page }) => {
      await page.goto(`${brand.home === '/' ? '' : '/allposters'}/fr-ca`)
      await waitForHydration(page)
      await expect(page.getByRole('link', { name: 'Mon compte' })).toBeVisible()
      await expect(page.getByRole('combobox', { name: 'Rechercher' })).toBeVisible()
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: 'Livraison', exact: true }),
      ).toBeAttached()
      await expectAccessible(page)
      if (isPhone(page)) {
        await page.getByRole('button', { name: 'Menu' }).tap()
        const drawer = page.getByRole('dialog', { name: 'Menu' })
        await expect(drawer.getByRole('link', { name: 'Se connecter' })).toBeVisible()
        await expect(drawer.getByRole('button', { name: 'Fermer' })).toBeVisible()
      }
    })

    test('without a connection a banner says so, and the next page waits for it (ERR-09 to ERR-15, F53)', async ({
      page,
      context,
      consoleErrors,
    }) => {
      await page.goto(brand.home)
      await waitForHydration(page)
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await expect(page.getByText("You're currently browsing in offline mode")).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: brand.featured }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'You are currently offline' })).toBeVisible()
      await page.getByRole('button', { name: 'Retry Connection' }).click()
      await expect(page.getByRole('button', { name: 'Retry Connection' })).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByRole('heading', { level: 1, name: brand.featured })).toBeVisible()
      expect(consoleErrors.splice(0)).not.toEqual([])
    })

    test('every page that is shown is told to the data layer once (ANA-02)', async ({ page }) => {
      await page.goto(brand.home)
      await waitForHydration(page)
      await page.getByRole('main').getByRole('link', { name: brand.featured }).click()
      await expect(page.getByRole('heading', { level: 1, name: brand.featured })).toBeFocused()
      await expect.poll(eventsNamed(page, 'page_view')).toMatchObject([
        { site: brand.name, page_type: 'Home', page_path: '/', customer_type: 'guest' },
        { site: brand.name, page_type: 'Category', page_title: expect.stringContaining(brand.featured) },
      ])
    })
  })
}
