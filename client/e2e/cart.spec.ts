import type { Page } from 'playwright/test'
import { LONG, MAIN } from './run-options.ts'
import {
  BRANDS,
  eventsNamed,
  expect,
  expectAccessible,
  newCustomer,
  OWN_ADDRESS,
  PASSWORD,
  runsInBrand,
  test,
  waitForHydration,
} from './shop.ts'

const TITLE = 'Inland Upland'

const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ })
const miniCart = (page: Page) => page.getByRole('dialog', { name: 'Your Cart' })
const amount = (page: Page) => page.getByRole('spinbutton', { name: `Quantity of ${TITLE}` })
const more = (page: Page) => page.getByRole('button', { name: `Increase quantity of ${TITLE}` })

async function add(page: Page, upi: string, prefix: string): Promise<void> {
  await page.goto(`${prefix}/product/A12?upi=${upi}`)
  await waitForHydration(page)
  await page.locator('#add-to-cart').getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: /has been added/ })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
}

async function openCart(page: Page, prefix: string): Promise<void> {
  await page.goto(`${prefix}/cart`)
  await waitForHydration(page)
}

for (const { name, home } of BRANDS) {
  const prefix = home.replace(/\/$/, '')

  test.describe(`${name}: the cart`, () => {
    test('the overlay shows what is in it, takes out and puts back, and leads on (BSK-01 to BSK-07)', async ({
      page,
    }) => {
      await add(page, 'A12AP', prefix)
      await add(page, 'A12AFB', prefix)
      await expect(badge(page)).toHaveAccessibleName('Cart, 2 items in cart')
      await badge(page).click()
      const dialog = miniCart(page)
      const lines = dialog.getByRole('listitem')
      await expect(lines).toHaveCount(2)
      const { width = 0 } = (await dialog.boundingBox()) ?? {}
      expect(Math.round(width)).toBeLessThanOrEqual(360)
      await expect(dialog.getByRole('link', { name: 'Checkout' })).toHaveAttribute(
        'href',
        `${prefix}/checkout`,
      )
      await expectAccessible(page)

      const framed = lines.filter({ hasText: 'Framed Art Print' })
      await framed.getByRole('button', { name: `Remove ${TITLE}` }).click()
      await expect(dialog.getByText('Item removed from cart')).toBeVisible()
      await expect(lines).toHaveCount(1)
      await expect(badge(page)).toHaveAccessibleName('Cart, 1 item')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Undo' }).click()
      await expect(lines).toHaveCount(2)

      await dialog.getByRole('link', { name: 'View Cart' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(`${prefix}/cart`)
      await page.goBack()
      await expect(page).toHaveURL(/\/products|-sp\//)
      await expect(dialog).toBeHidden()
    })

    // What follows is the same in both.
    if (!runsInBrand(name)) return

    test('the last line that is taken out closes the overlay, and can be put back', async ({ page }) => {
      await add(page, 'A12AP', prefix)
      await badge(page).click()
      await miniCart(page).getByRole('button', { name: 'Remove' }).click()
      await expect(miniCart(page)).toBeHidden()
      await expect(badge(page)).toHaveAccessibleName('Cart')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(badge(page)).toHaveAccessibleName('Cart, 1 item')
    })

    test('the overlay opens by keyboard and closes by Escape and by the way back', async ({ page }) => {
      await add(page, 'A12AP', prefix)
      await badge(page).focus()
      await page.keyboard.press('Enter')
      await expect(miniCart(page).getByRole('heading', { name: TITLE })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(miniCart(page)).toBeHidden()
      await expect(badge(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(miniCart(page)).toBeVisible()
      const before = page.url()
      await page.goBack()
      await expect(miniCart(page)).toBeHidden()
      expect(page.url()).toBe(before)
    })

    test('an empty cart, and a click for another tab, lead to the page (BSK-01, BSK-03)', async ({
      page,
      context,
    }) => {
      await page.goto(home)
      await waitForHydration(page)
      await badge(page).click()
      await expect(page.getByRole('link', { name: 'See all works' })).toBeVisible()
      await add(page, 'A12AP', prefix)
      const opened = context.waitForEvent('page')
      await badge(page).click({ modifiers: ['ControlOrMeta'] })
      await expect((await opened).getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible()
      await expect(miniCart(page)).toBeHidden()
    })

    test(
      'five quick clicks show six at once, and the shop has six in the end (UX-13)',
      MAIN,
      async ({ page }) => {
        await add(page, 'A12AP', prefix)
        await openCart(page, prefix)
        const requests: string[] = []
        page.on('request', request => requests.push(new URL(request.url()).pathname))
        await more(page).evaluate((button: HTMLElement) => {
          for (let click = 0; click < 5; click += 1) button.click()
        })
        await expect(amount(page)).toHaveValue('6')
        await expect(page.getByText('$113.94').first()).toBeVisible()
        await expect(badge(page)).toHaveAccessibleName('Cart, 6 items in cart')
        // The first click and the last wish, whose answer is the whole cart.
        expect(requests.filter(path => path.includes('cart'))).toEqual(
          Array(2).fill(`${prefix}/cart/quantity`),
        )
        await expectAccessible(page)
        await page.reload()
        await expect(amount(page)).toHaveValue('6')
      },
    )

    test('a number that is typed counts, and more than there is goes back with the reason (STK-08)', async ({
      page,
      consoleErrors,
    }) => {
      await add(page, 'A12AP', prefix)
      await openCart(page, prefix)
      await amount(page).fill('2')
      await amount(page).press('Enter')
      await expect(page.getByText('$37.98').first()).toBeVisible()
      await amount(page).fill('99999')
      await amount(page).press('Tab')
      await expect(page.getByRole('alert').filter({ hasText: /^Only \d+ left!$/ })).toBeVisible()
      await expect(amount(page)).toHaveValue('2')
      await expectAccessible(page)
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')])
    })

    test('two tabs agree, and the way back shows the cart as it is (F59)', async ({ page, context }) => {
      await add(page, 'A12AP', prefix)
      await openCart(page, prefix)
      const other = await context.newPage()
      await openCart(other, prefix)
      await more(other).click()
      await expect(amount(page)).toHaveValue('2')
      await expect(badge(page)).toHaveAccessibleName('Cart, 2 items in cart')
      await page.goto(home)
      await more(other).click()
      await expect(badge(other)).toHaveAccessibleName('Cart, 3 items in cart')
      await expect(badge(page)).toHaveAccessibleName('Cart, 3 items in cart')
      await page.goBack()
      await expect(amount(page)).toHaveValue('3')
    })

    test('an answer that is lost is asked for again under its key', async ({ page, consoleErrors }) => {
      await add(page, 'A12AP', prefix)
      await openCart(page, prefix)
      const keys: (string | undefined)[] = []
      await page.route('**/cart/quantity', async route => {
        keys.push(route.request().headers()['idempotency-key'])
        if (keys.length > 1) return route.continue()
        await route.fetch()
        return route.abort()
      })
      await more(page).click()
      await expect(page.getByText('$37.98').first()).toBeVisible()
      await expect(amount(page)).toHaveValue('2')
      expect(keys).toHaveLength(2)
      expect(keys[0]).toBe(keys[1])
      expect(consoleErrors.splice(0)).toHaveLength(1)
    })

    test('a line that could not be removed has the focus where it was', async ({ page, consoleErrors }) => {
      await add(page, 'A12AP', prefix)
      await openCart(page, prefix)
      await page.route('**/cart/remove', route => route.abort())
      const remove = page.getByRole('main').getByRole('button', { name: `Remove ${TITLE}` })
      await remove.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toContainText(['Something went wrong. Try again!'])
      await expect(remove).toBeFocused()
      expect(consoleErrors.splice(0)).not.toHaveLength(0)
    })

    test('the estimate of the delivery follows what is in the cart', LONG, async ({ page }) => {
      await add(page, 'A12AP', prefix)
      await openCart(page, prefix)
      await page.getByRole('textbox', { name: 'Zip or postal code' }).fill('10001')
      await page.getByRole('button', { name: 'Estimate' }).click()
      const methods = page.getByRole('region', { name: 'Shipping estimate' }).getByRole('listitem')
      await expect(methods.first()).toBeVisible()
      const estimated = page.waitForRequest(request => request.url().includes('/_data/'))
      await more(page).click()
      await estimated
      await expect(amount(page)).toHaveValue('2')
      await expect(methods.first()).toBeVisible()
      await page.getByRole('button', { name: 'Choose Express' }).click()
      await expect(methods.last()).toContainText('included in your total')
      await expect(page.getByRole('button', { name: 'Choose Standard' })).toBeVisible()
      await expect(methods.getByText('Express')).toBeFocused()
      await expectAccessible(page)
    })

    test('a guest who wants a line on the wishlist is asked to sign in, and the line stays', async ({
      page,
    }) => {
      await add(page, 'A12AP', prefix)
      await openCart(page, prefix)
      await page.getByRole('button', { name: `Move to wishlist ${TITLE}` }).click()
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(amount(page)).toHaveValue('1')
    })

    test('without scripts the number is changed by a form', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
      const page = await context.newPage()
      await page.goto(`${prefix}/product/A12?upi=A12AP`)
      await page.locator('#add-to-cart').getByRole('button').click()
      await expect(more(page)).toBeHidden()
      await amount(page).fill('3')
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(page.getByText('3 items in cart')).toBeVisible()
      await expect(amount(page)).toHaveValue('3')
      await badge(page).click()
      await expect(page).toHaveURL(/\/cart$/)
      await context.close()
    })
  })
}

test.describe('the cart of a customer', () => {
  test.use(OWN_ADDRESS)

  test('what a guest wants on the wishlist is there after the sign-in, and out of the cart (FAV-26 to FAV-29)', async ({
    page,
    browser,
  }) => {
    const email = await newCustomer(browser, '')
    await add(page, 'A12AP', '')
    await openCart(page, '')
    await page.getByRole('button', { name: `Move to wishlist ${TITLE}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
    await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: '1 item added to wishlist' })).toBeVisible()
    await expect(badge(page)).toHaveAccessibleName('Cart')
    await page.goto('/account/wishlist')
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: TITLE })).toBeVisible()
  })

  test('a line moves to the wishlist, where the notice leads, and is taken off it and put back (FAV-28, FAV-29, FAV-31, FAV-32)', async ({
    page,
  }) => {
    await page.goto('/registration')
    await waitForHydration(page)
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: 'First name' }).fill('Nia')
    await main.getByRole('textbox', { name: 'Last name' }).fill('Cole')
    await main.getByRole('textbox', { name: 'Email' }).fill(`cart-${crypto.randomUUID()}@example.com`)
    await main.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/account')
    await page.goto('/product/A12?upi=A12AP')
    await waitForHydration(page)
    await page.locator('#add-to-cart').getByRole('button').click()
    await page.getByRole('dialog').getByRole('link', { name: 'View Cart' }).click()
    await page.getByRole('button', { name: `Move to wishlist ${TITLE}` }).click()
    const notice = page.getByRole('status').filter({ hasText: '1 item added to wishlist' })
    await expect(notice).toBeVisible()
    await expect(page.getByRole('link', { name: 'See all works' })).toBeVisible()
    await expect(badge(page)).toHaveAccessibleName('Cart')
    await notice.getByRole('link', { name: 'View' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible()
    await expect(main.getByRole('heading', { level: 2, name: TITLE })).toBeVisible()
    await main.getByRole('button', { name: `Remove ${TITLE}` }).click()
    await expect(main.getByText('Your wishlist is empty.', { exact: false })).toBeVisible()
    await expect.poll(eventsNamed(page, 'remove_from_wishlist')).toHaveLength(1)
    await main.getByRole('button', { name: 'Undo' }).click()
    await expect(main.getByRole('heading', { level: 2, name: TITLE })).toBeVisible()
    await expect
      .poll(eventsNamed(page, 'add_to_wishlist'))
      .toMatchObject([{}, { items: [{ item_name: TITLE }] }])
  })
})
