import type { Locator, Page } from 'playwright/test'
import { mainIn } from './run-options.ts'
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

/** Signs a customer of the reference upstream in and shows the account. */
async function signIn(page: Page, prefix: string): Promise<void> {
  await page.request.post(`${prefix}/login`, {
    form: { email: 'ada@example.com', password: 'Gallery2026!' },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  })
  await page.goto(`${prefix}/account`)
  await waitForHydration(page)
}

const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth

async function logOut(page: Page, prefix: string, where: Locator): Promise<void> {
  await where.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(`${prefix}/login`)
  const cookies = await page.context().cookies()
  expect(cookies.filter(({ name }) => name.startsWith('p-') || name.includes('s-'))).toEqual([])
}

for (const brand of BRANDS) {
  const prefix = brand.home === '/' ? '' : brand.home

  test.describe(`${brand.name}: the frame`, () => {
    test(
      'the search leads to the brand’s results; nothing typed leads nowhere (SHL-05)',
      mainIn(brand.name),
      async ({ page }) => {
        await page.goto(brand.home)
        await waitForHydration(page)
        const field = page.getByRole('combobox', { name: 'Search' })
        await page.keyboard.press('/')
        await expect(field).toBeFocused()
        await page.keyboard.press('Enter')
        expect(new URL(page.url()).pathname).toBe(brand.home)
        await field.fill('blue')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(url => url.pathname === prefix + brand.searchPath)
        expect(new URL(page.url()).searchParams.get('skq')).toBe('blue')
        await expect
          .poll(eventsNamed(page, 'search'))
          .toEqual([{ event: 'search', type: 'Text Search', term: 'blue' }])
      },
    )

    if (!runsInBrand(brand.name)) return

    test('a guest’s cart has no badge, and on the sign-in page My Account does nothing (SHL-11, SHL-13)', async ({
      page,
    }) => {
      await page.goto(`${prefix}/login`)
      await waitForHydration(page)
      await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
      await page.getByRole('link', { name: 'My Account' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(new URL(page.url()).pathname).toBe(`${prefix}/login`)
      await expectAccessible(page)
    })

    test('a small window has a drawer with everything, which Escape and the way back close (NAV-09 to NAV-19, UX-08)', async ({
      page,
    }) => {
      test.skip(!isPhone(page), 'a wide window has no drawer')
      await page.goto(`${prefix}/newsletter`)
      await waitForHydration(page)
      const opener = page.getByRole('button', { name: 'Menu' })
      await opener.tap()
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      await drawer.getByText(brand.department, { exact: true }).click()
      await expect(drawer.getByRole('link', { name: brand.group, exact: true })).toBeVisible()
      await expect(drawer.getByRole('link', { name: 'Sign In' })).toBeVisible()
      await expect(drawer.getByRole('heading', { name: 'More from us' })).toHaveCount(brand.categoryTiles)
      for (const name of ['Order Status', 'About Us', 'Instagram'])
        await expect(drawer.getByRole('link', { name }).first()).toBeVisible()
      await expectAccessible(page, 'dialog')
      await page.setViewportSize({ width: 768, height: 900 })
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page, 'dialog')
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(opener).toBeFocused()

      await opener.tap()
      await expect(drawer).toBeVisible()
      await page.goBack()
      await expect(drawer).toBeHidden()
      await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible()

      await opener.tap()
      await drawer.getByRole('link', { name: 'Sign In' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeFocused()
      await expect(drawer).toBeHidden()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible()
      await expect(drawer).toBeHidden()
    })

    test.describe('a customer', () => {
      test('has a menu below My Account that waits a moment for the pointer (SHL-07, SHL-14 to SHL-21)', async ({
        page,
      }) => {
        test.skip(isPhone(page), 'a small window has the account in its drawer')
        await signIn(page, prefix)
        const header = page.getByRole('banner')
        const account = header.getByRole('link', { name: 'My Account' })
        await expect(account).toHaveAttribute('href', `${prefix}/account`)
        const orders = header.getByRole('link', { name: 'Order History' })
        await expect(orders).toBeHidden()
        await account.hover()
        await orders.hover()
        await expect(orders).toBeVisible()
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await expectAccessible(page, 'header')
        }
        await page.getByRole('main').hover()
        await expect(orders).toBeHidden()
        await header.getByRole('button', { name: 'More of My Account' }).press('Enter')
        await expect(orders).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(orders).toBeHidden()
        await account.hover()
        await logOut(page, prefix, header)
      })

      test('finds the account in the drawer (NAV-14, NAV-15)', async ({ page }) => {
        test.skip(!isPhone(page), 'a wide window has no drawer')
        await signIn(page, prefix)
        await expect(page.getByRole('link', { name: 'My Account' })).toHaveAttribute(
          'href',
          `${prefix}/account`,
        )
        await page.getByRole('button', { name: 'Menu' }).tap()
        const drawer = page.getByRole('dialog', { name: 'Menu' })
        await expect(drawer.getByRole('link', { name: 'Sign In' })).toHaveCount(0)
        for (const name of ['Account Details', 'Order History', 'Addresses', 'Payment Methods', 'Favorites'])
          await expect(drawer.getByRole('link', { name }).first()).toBeVisible()
        await expectAccessible(page, 'dialog')
        await logOut(page, prefix, drawer)
      })

      test('sees on the cart how much is in it (SHL-10)', async ({ page }) => {
        await page.goto(`${prefix}/login`)
        await page
          .context()
          .addCookies([{ name: `p-${brand.name.toLowerCase()}`, value: '1', url: page.url() }])
        await page.route('**/api/me?*', route =>
          route.fulfill({ json: { isSignedIn: true, name: 'Ada', badge: 3, hearts: [] } }),
        )
        await page.goto(`${prefix}/login`)
        await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
      })
    })

    test('the departments stand in one row in every wide window', async ({ page }) => {
      test.skip(isPhone(page), 'a small window has its menu in the drawer')
      for (const home of [brand.home, ...brand.otherHomes]) {
        await page.goto(home)
        const departments = page.locator('nav[data-navigation=menu] > div > ul > li')
        for (const width of [992, 1024, 1200, 1280, 1440]) {
          await page.setViewportSize({ width, height: 800 })
          const heights = await departments.evaluateAll(each =>
            each.map(item => Math.round(item.getBoundingClientRect().top)),
          )
          expect([home, width, new Set(heights).size]).toEqual([home, width, 1])
        }
        expect([home, await page.evaluate(isTooWide)]).toEqual([home, false])
      }
    })

    test('in a wide window a finger finds what opens each department', async ({ page }) => {
      test.skip(!isPhone(page), 'a mouse opens the departments by itself')
      await page.goto(brand.home)
      const departments = page.locator('nav[data-navigation=menu] > div > ul')
      for (const width of [992, 1024, 1200, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const openers = departments.locator('> li > button')
        const widths = await openers.evaluateAll(each => each.map(item => item.getBoundingClientRect().width))
        expect(widths.length).toBeGreaterThan(5)
        expect([width, widths.filter(each => each < 24)]).toEqual([width, []])
        expect([width, await departments.evaluate(list => list.scrollWidth > list.clientWidth)]).toEqual([
          width,
          false,
        ])
      }
    })

    // What follows is the same in both.
    test('a mouse opens a department, and the way into its panel has no gap', async ({ page }) => {
      test.skip(isPhone(page), 'a small window has its menu in the drawer')
      await page.goto(brand.home)
      await waitForHydration(page)
      const menu = page.getByRole('navigation', { name: 'Categories' })
      await menu.getByRole('link', { name: brand.department, exact: true }).hover()
      const child = menu.getByRole('link', { name: brand.group, exact: true })
      await expect(child).toBeVisible()
      await child.hover()
      await expectAccessible(page)
      await child.click()
      await expect(page.getByRole('heading', { level: 1, name: brand.groupHeading })).toBeVisible()
      await expect(child).toBeHidden()
      await expect
        .poll(eventsNamed(page, 'navigation_click'))
        .toMatchObject([{ place: 'menu', label: brand.group }])
    })

    test('a click beside it and a second click on its toggle close a panel', async ({ page }) => {
      test.skip(isPhone(page), 'a small window has its menu in the drawer')
      await page.goto(brand.home)
      await waitForHydration(page)
      const toggle = page.getByRole('button', { name: `More of ${brand.department}` })
      await toggle.focus()
      await page.keyboard.press('Enter')
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Enter')
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.press('Enter')
      await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } })
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    })

    test('the newsletter’s button becomes the answer (FTR-10)', async ({ page }) => {
      await page.goto(brand.home)
      await waitForHydration(page)
      const footer = page.getByRole('contentinfo')
      await footer.getByRole('textbox', { name: 'Email' }).fill('ann@example.com')
      await footer.getByRole('button', { name: 'Sign Up' }).click()
      await expect(footer.getByText('You have been subscribed')).toBeVisible()
      await expect(footer.getByRole('button', { name: 'Sign Up' })).toBeHidden()
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('the search is a form', async ({ page }) => {
        await page.goto(brand.home)
        await page.getByRole('searchbox', { name: 'Search' }).fill('blue')
        await page.getByRole('button', { name: 'Search' }).click()
        await expect(page).toHaveURL(url => url.pathname === prefix + brand.searchPath)
      })

      test('the newsletter has its own page, with a way back (FTR-02)', async ({ page }) => {
        await page.goto(brand.home)
        const footer = page.getByRole('contentinfo')
        await footer.getByRole('textbox', { name: 'Email' }).fill('ann@example.com')
        await footer.getByRole('button', { name: 'Sign Up' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'You have been subscribed' })).toBeVisible()
        await page.getByRole('link', { name: 'Back to the shop' }).click()
        await expect(page.getByRole('heading', { level: 1, name: brand.headline })).toBeVisible()
      })
    })
  })
}
