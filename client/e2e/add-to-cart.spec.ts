import type { Page } from 'playwright/test'
import { LONG, mainIn } from './run-options.ts'
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

const PRODUCT = '/product/A12?upi=A12AP'
const ADDED = 'Yay! Your item has been added, great choice!'
const GENERIC = 'Something went wrong. Try again!'

const addButton = (page: Page) => page.locator('#add-to-cart').getByRole('button')
const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ })
const modal = (page: Page) => page.getByRole('dialog', { name: ADDED })

for (const { name, home } of BRANDS) {
  const prefix = home.replace(/\/$/, '')

  async function open(page: Page): Promise<void> {
    await page.goto(prefix + PRODUCT)
    await waitForHydration(page)
  }

  test.describe(`${name}: add to cart`, () => {
    test(
      'a print is added, upgraded, seen in the cart and removed, with requests to the shop alone (ATC-03 to ATC-14, ATC-20 to ATC-23, BSK-07, SHL-40)',
      mainIn(name),
      async ({ page }) => {
        const requests = new Set<string>()
        page.on('request', request => requests.add(new URL(request.url()).origin))
        await open(page)
        await addButton(page).click()
        const dialog = modal(page)
        await expect(dialog.getByRole('heading', { name: ADDED })).toBeFocused()
        await expect(
          dialog.getByRole('img', { name: 'Inland Upland by Sunniva Dahl, Art Print' }),
        ).toBeVisible()
        await expect(dialog.getByRole('heading', { name: 'Inland Upland' })).toBeVisible()
        await expect(dialog.getByText('Finished Size: 11" x 11"')).toBeVisible()
        await expect(dialog.getByText('Will replace Art Print in your cart')).toBeVisible()
        await expect(badge(page)).toHaveAccessibleName('Cart, 1 item')
        await expectAccessible(page)

        const options = dialog.getByRole('listitem')
        await expect(options).toHaveCount(3)
        const upgrade = options
          .filter({ hasText: 'Stretched Canvas' })
          .getByRole('button', { name: 'Add to Cart' })
        await upgrade.click()
        await expect(dialog.getByRole('img', { name: /Stretched Canvas|Canvas Print/ })).toBeVisible()
        await expect(page).toHaveURL(/\?upi=A12(?!AP)\w+$/)
        await expect(badge(page)).toHaveAccessibleName('Cart, 1 item')
        await expect.poll(eventsNamed(page, 'add_to_cart')).toHaveLength(2)

        await dialog.getByRole('link', { name: 'View Cart' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible()
        // The styles of the cart are there with it.
        const section = page.getByRole('main').locator('section').first()
        expect(await section.evaluate(element => getComputedStyle(element).paddingBlockStart)).not.toBe('0px')
        const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Inland Upland' })
        await expect(line).toHaveCount(1)
        await expect(page.getByText('Estimated Total', { exact: true })).toBeVisible()
        await expectAccessible(page)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)

        await line.getByRole('button', { name: 'Remove' }).click()
        await expect(page.getByText('Item removed from cart')).toBeVisible()
        await expect(page.getByRole('link', { name: 'See all works' })).toBeVisible()
        await expect(badge(page)).toHaveAccessibleName('Cart')
        await page.getByRole('button', { name: 'Undo' }).click()
        await expect(line).toHaveCount(1)
        await expect(badge(page)).toHaveAccessibleName('Cart, 1 item')
        expect(Array.from(requests)).toEqual([new URL(page.url()).origin])
      },
    )

    // What follows is the same in both.
    if (!runsInBrand(name)) return

    test('what is taken out in another tab is gone from this one’s badge (SHL-10, SHL-11)', async ({
      page,
      context,
    }) => {
      await open(page)
      await addButton(page).click()
      await expect(badge(page)).toHaveAccessibleName('Cart, 1 item')
      const other = await context.newPage()
      await other.goto(`${prefix}/cart`)
      await waitForHydration(other)
      await other.getByRole('button', { name: 'Remove' }).click()
      await expect(other.getByText('Item removed from cart')).toBeVisible()
      await expect(badge(page)).toHaveAccessibleName('Cart')
    })

    test('by keyboard alone, and the focus comes back to the button', async ({ page }) => {
      await open(page)
      await addButton(page).focus()
      await page.keyboard.press('Enter')
      await expect(modal(page).getByRole('heading', { name: ADDED })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(modal(page).getByRole('button', { name: 'Close' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(modal(page)).toBeHidden()
      await expect(addButton(page)).toBeFocused()
    })

    test('the way back closes the confirmation, also after an upgrade and from the cart (UX-08)', async ({
      page,
    }) => {
      await page.goto(home)
      await open(page)
      const before = page.url()
      await addButton(page).click()
      await expect(modal(page)).toBeVisible()
      await page.goBack()
      await expect(modal(page)).toBeHidden()
      expect(page.url()).toBe(before)
      await page.goForward()
      await expect(modal(page)).toBeVisible()

      await modal(page).getByRole('button', { name: 'Add to Cart' }).first().click()
      await expect(page).not.toHaveURL(before)
      const upgraded = page.url()
      await expect(modal(page)).toBeVisible()
      await modal(page).getByRole('link', { name: 'View Cart' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(upgraded)
      await expect(addButton(page)).toBeVisible()
      await expect(modal(page)).toBeHidden()
      await page.goBack()
      await expect(page).toHaveURL(before)
      await expect(modal(page)).toBeHidden()
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`${home}$`))
    })

    test('two clicks at once add one piece (F44)', async ({ page }) => {
      await open(page)
      await addButton(page).dblclick()
      await expect(modal(page)).toBeVisible()
      await expect(modal(page).getByText('1 item', { exact: true })).toBeVisible()
      await expect(badge(page)).toHaveAccessibleName('Cart, 1 item')
    })

    test(
      'somebody new adds different things in two tabs at once, and both are there (F45)',
      LONG,
      async ({ page, context }) => {
        const other = await context.newPage()
        await open(page)
        await other.goto(`${prefix}/product/A12?upi=A12AFB`)
        await waitForHydration(other)
        await Promise.all([addButton(page).click(), addButton(other).click()])
        await Promise.all([expect(modal(page)).toBeVisible(), expect(modal(other)).toBeVisible()])
        await page.goto(`${prefix}/cart`)
        await expect(page.getByText('2 items in cart')).toBeVisible()
      },
    )

    test('an answer that is lost on its way is asked for again under the same key', async ({
      page,
      consoleErrors,
    }) => {
      const keys: (string | undefined)[] = []
      let isFirst = true
      await open(page)
      await page.route('**/cart/items', async route => {
        keys.push(route.request().headers()['idempotency-key'])
        if (!isFirst) return route.continue()
        isFirst = false
        await route.fetch()
        return route.fulfill({ status: 504, body: '' })
      })
      await addButton(page).click()
      await expect(modal(page).getByText('1 item', { exact: true })).toBeVisible()
      expect(keys).toHaveLength(2)
      expect(keys[0]).toBe(keys[1])
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('504')])
    })

    test('what fails is said, told to the data layer, and works the next time (ATC-25, ATC-26)', async ({
      page,
    }) => {
      await open(page)
      const errors = { '': [{ code: 'error.generic', message: GENERIC }] }
      await page.route('**/cart/items', route => route.fulfill({ json: { errors } }), { times: 1 })
      await addButton(page).click()
      await expect(page.getByRole('alert').filter({ hasText: GENERIC })).toBeVisible()
      await expect.poll(eventsNamed(page, 'add_to_cart_failure')).toMatchObject([{ error: GENERIC }])
      await addButton(page).click()
      await expect(modal(page)).toBeVisible()
    })

    test('an upgrade whose line is gone says so (ATC-24)', LONG, async ({ page, context, consoleErrors }) => {
      await open(page)
      await addButton(page).click()
      await expect(modal(page)).toBeVisible()
      const other = await context.newPage()
      await other.goto(`${prefix}/cart`)
      await waitForHydration(other)
      await other.getByRole('button', { name: 'Remove' }).click()
      await expect(other.getByText('Item removed from cart')).toBeVisible()
      await modal(page).getByRole('button', { name: 'Add to Cart' }).first().click()
      await expect(modal(page).getByRole('alert')).toHaveText('Product item not found in cart')
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')])
    })

    test('the bar at the bottom shows while the button is out of sight on a small screen (PDP-44, A-18)', async ({
      page,
    }) => {
      await open(page)
      const bar = page.getByRole('region', { name: 'Inland Upland' })
      await addButton(page).scrollIntoViewIfNeeded()
      await expect(bar).toBeHidden()
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      if (!isPhone(page)) return
      await expect(bar.getByText('$18.99')).toBeVisible()
      const last = page.getByRole('contentinfo').getByRole('link').last()
      await last.focus()
      const { y = 0, height = 0 } = (await last.boundingBox()) ?? {}
      expect(y + height).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
      await expectAccessible(page)
      await bar.getByRole('button', { name: 'Add to Cart' }).click()
      await expect(modal(page)).toBeVisible()
    })

    test('without scripts the button leads to the cart, where a line can be taken out', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
      const page = await context.newPage()
      await page.goto(prefix + PRODUCT)
      await addButton(page).click()
      await expect(page).toHaveURL(/\/cart$/)
      await expect(page.getByRole('heading', { level: 2, name: 'Inland Upland' })).toBeVisible()
      await page.getByRole('button', { name: 'Remove' }).click()
      await expect(page.getByText('Item removed from cart')).toBeVisible()
      await context.close()
    })
  })
}
