import type { Page } from 'playwright/test'
import {
  fillAddress,
  fillCart,
  fillToPayment,
  heading,
  openCheckout,
  openStep,
  payByCard,
  placeOrder,
} from './checkout-steps.ts'
import { MAIN } from './run-options.ts'
import {
  BRANDS,
  expect,
  eventsNamed,
  expectAccessible,
  newCustomer,
  OWN_ADDRESS,
  PASSWORD,
  runsInBrand,
  test,
  waitForHydration,
} from './shop.ts'

test.use(OWN_ADDRESS)

/** Types into the fields of the open step in their order, as Tab reaches them, and sends it with Enter. */
async function typeThrough(page: Page, texts: readonly (string | undefined)[]): Promise<void> {
  for (const text of texts) {
    if (text !== undefined) await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
}

const fitsWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth).then(more => more <= 0)

for (const brand of BRANDS) {
  if (!runsInBrand(brand.name)) continue
  const prefix = brand.home === '/' ? '' : brand.home

  test(
    `${brand.name}: a guest buys by keyboard alone, and finds the order again (CHK-02, S-32)`,
    MAIN,
    async ({ page, consoleErrors }) => {
      await fillCart(page, prefix)
      await openCheckout(page, prefix)
      await expect(heading(page, 'Contact')).toBeVisible()
      await expectAccessible(page)

      const email = `guest${crypto.randomUUID().replaceAll('-', '')}@example.com`
      await openStep(page).getByRole('textbox', { name: 'Email' }).focus()
      await page.keyboard.type('nobody@')
      await page.keyboard.press('Enter')
      await expect(
        openStep(page).getByRole('region', { name: 'Please check what you entered' }),
      ).toBeFocused()
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')])
      await expectAccessible(page)
      await openStep(page).getByRole('textbox', { name: 'Email' }).fill(email)
      await page.keyboard.press('Enter')

      await expect(heading(page, 'Shipping address')).toBeFocused()
      await expectAccessible(page)
      expect(await fitsWindow(page)).toBe(true)
      await page.keyboard.press('Tab')
      await typeThrough(page, [
        'Nia',
        'Cole',
        '12 Harbor Street',
        '',
        undefined,
        'Portland',
        'Maine',
        '04101',
      ])
      // What was typed is still there after a reload.
      await page.reload()
      await waitForHydration(page)
      await expect(openStep(page).getByRole('textbox', { name: 'City' })).toHaveValue('Portland')
      await openStep(page).getByRole('textbox', { name: 'Zip or postal code' }).press('Enter')

      await expect(heading(page, 'Shipping method')).toBeFocused()
      await expectAccessible(page)
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowDown')
      await expect(openStep(page).getByRole('radio', { name: /Express/ })).toBeChecked()
      await page.keyboard.press('Enter')

      await expect(heading(page, 'Payment')).toBeFocused()
      await expectAccessible(page)
      expect(await fitsWindow(page)).toBe(true)
      await page.keyboard.press('Tab')
      await typeThrough(page, ['4111111111111111', '1239', 'Nia Cole', '123'])
      await expect(openStep(page).getByRole('textbox', { name: 'Card number' })).toHaveValue(
        '4111 1111 1111 1111',
      )
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/4111\s*1111/)
      await openStep(page).getByRole('textbox', { name: 'Security code' }).press('Enter')

      await expect(heading(page, 'Review')).toBeFocused()
      await expectAccessible(page)
      // The way back shows the step before, and forward this one again.
      await page.goBack()
      await expect(heading(page, 'Payment')).toBeVisible()
      await page.goForward()
      await expect(heading(page, 'Review')).toBeVisible()
      await openStep(page)
        .getByRole('button', { name: /^Place order/ })
        .press('Enter')

      await expect(page).toHaveURL(url => url.pathname === `${prefix}/order-confirmation`)
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
      await expectAccessible(page)
      await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName('Cart')
      await expect.poll(eventsNamed(page, 'purchase')).toHaveLength(1)
      const number = /W\d{9}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''

      await page.goto(`${prefix}/orders`)
      await waitForHydration(page)
      await page.getByRole('main').getByRole('textbox', { name: 'Order Number' }).fill(number)
      await page.getByRole('main').getByRole('textbox', { name: 'Order Email' }).fill(email)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main').getByText('Placed').first()).toBeVisible()
    },
  )

  test(`${brand.name}: a declined card is explained, and a guest signs in on the way without losing the address`, async ({
    page,
    browser,
  }) => {
    const email = await newCustomer(browser, prefix)
    await fillCart(page, prefix)
    await openCheckout(page, prefix)
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: 'Email' }).fill('someone@example.com')
    await main.getByRole('button', { name: 'Continue to shipping' }).click()
    await fillAddress(main)
    await main.getByRole('button', { name: 'Continue to shipping method' }).click()
    await expect(heading(page, 'Shipping method')).toBeVisible()

    await main.getByRole('link', { name: 'Edit Contact' }).click()
    await main.getByRole('link', { name: /^Sign in for/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
    await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Shipping method')).toBeVisible()
    await expect(main.getByText('12 Harbor Street')).toBeVisible()

    await main.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(heading(page, 'Payment')).toBeVisible()
    await payByCard(main, '4000 0000 0000 0002')
    await main.getByRole('button', { name: /^Place order/ }).click()
    await expect(main.getByRole('alert')).toContainText('Your card was declined and nothing was charged.')
    await expect(heading(page, 'Payment')).toBeVisible()
    await expectAccessible(page)
  })
}

for (const brand of BRANDS) {
  const prefix = brand.home === '/' ? '' : brand.home

  if (!runsInBrand(brand.name)) continue
  test(`${brand.name}: what is wrong with a step stands at its fields and above them, for every reader`, async ({
    page,
    consoleErrors,
  }) => {
    await fillCart(page, prefix)
    await openCheckout(page, prefix)
    const main = page.getByRole('main')
    const summary = openStep(page).getByRole('region', { name: 'Please check what you entered' })
    const seeProblems = async (button: string | RegExp) => {
      await main.getByRole('button', { name: button }).click()
      await expect(summary).toBeFocused()
      await expectAccessible(page)
    }
    await seeProblems('Continue to shipping')
    await main.getByRole('textbox', { name: 'Email' }).fill('soldout@example.com')
    await main.getByRole('button', { name: 'Continue to shipping' }).click()

    await expect(heading(page, 'Shipping address')).toBeVisible()
    await seeProblems('Continue to shipping method')
    await expect(main.getByRole('textbox', { name: 'City' })).toHaveAccessibleDescription(
      'Please enter your city.',
    )
    await fillAddress(main)
    await main.getByRole('textbox', { name: 'Zip or postal code' }).fill('9')
    await seeProblems('Continue to shipping method')
    await main.getByRole('textbox', { name: 'Zip or postal code' }).fill('04101')
    await main.getByRole('button', { name: 'Continue to shipping method' }).click()
    await main.getByRole('button', { name: 'Continue to payment' }).click()

    await expect(heading(page, 'Payment')).toBeVisible()
    await main.getByRole('checkbox', { name: /billing address/ }).uncheck()
    await seeProblems('Review your order')
    await main.getByRole('checkbox', { name: /billing address/ }).check()
    await main.getByRole('textbox', { name: 'Card number' }).fill('4111 1111 1111 1112')
    await main.getByRole('textbox', { name: 'Expiration date' }).fill('01/20')
    await main.getByRole('textbox', { name: 'Security code' }).fill('1')
    await seeProblems('Review your order')
    await payByCard(main)

    await main.getByRole('button', { name: /^Place order/ }).click()
    const problem = main.getByRole('alert').first()
    await expect(problem).toContainText('Nothing was charged.')
    await expectAccessible(page)
    await problem.getByRole('link', { name: 'Go to your cart' }).click()
    await expect(page).toHaveURL(url => url.pathname === `${prefix}/cart`)
    // The browser reports the refusals of the server by itself.
    expect(consoleErrors.splice(0).filter(text => !text.includes('422'))).toEqual([])
  })

  test(`${brand.name}: the card is in no address, no answer and no store of the browser (SEC-30)`, async ({
    page,
  }) => {
    const secret = '4111111111111111'
    const exchanges: string[] = []
    page.on('response', async response => {
      const request = response.request()
      const sent = request.url().endsWith('/checkout/payment') ? '' : request.postData()
      const body = await response.text().catch(() => '')
      exchanges.push([request.url(), sent, JSON.stringify(response.headers()), body].join(' '))
    })
    await fillCart(page, prefix)
    await openCheckout(page, prefix)
    const main = page.getByRole('main')
    await fillToPayment(page, 'canary@example.com')
    await payByCard(main)
    await expect(heading(page, 'Review')).toBeVisible()
    const stored = await page.evaluate(async () => {
      const names = await caches.keys()
      return JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        document.cookie,
        history.state,
        window.dataLayer,
        names,
      ])
    })
    await placeOrder(page)
    const everything = [...exchanges, stored, await page.content()].join(' ').replaceAll(/[ -]/g, '')
    expect(exchanges.length).toBeGreaterThan(5)
    expect(everything).not.toContain(secret)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const brand of BRANDS) {
    const prefix = brand.home === '/' ? '' : brand.home

    if (!runsInBrand(brand.name)) continue
    test(`${brand.name}: a guest buys by forms alone`, MAIN, async ({ page, consoleErrors }) => {
      await fillCart(page, prefix)
      await page.goto(`${prefix}/checkout`)
      const main = page.getByRole('main')
      await main.getByRole('textbox', { name: 'Email' }).fill('forms@example.com')
      await main.getByRole('button', { name: 'Continue to shipping' }).click()
      await main.getByRole('button', { name: 'Continue to shipping method' }).click()
      await expect(main.getByRole('textbox', { name: 'City' })).toHaveAccessibleDescription(
        'Please enter your city.',
      )
      // The browser reports the refusal by itself.
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')])
      await fillAddress(main)
      await main.getByRole('button', { name: 'Continue to shipping method' }).click()
      await main.getByRole('button', { name: 'Continue to payment' }).click()
      await main.getByRole('textbox', { name: 'Card number' }).fill('4111 1111 1111 1111')
      await main.getByRole('textbox', { name: 'Expiration date' }).fill('12/39')
      await main.getByRole('textbox', { name: 'Security code' }).fill('123')
      // Another billing address shows its fields without scripts, too.
      await expect(main.getByRole('group', { name: 'Billing address' })).toBeHidden()
      await main.getByRole('checkbox', { name: /billing address/ }).uncheck()
      await expect(main.getByRole('group', { name: 'Billing address' })).toBeVisible()
      await main.getByRole('checkbox', { name: /billing address/ }).check()
      await main.getByRole('button', { name: 'Review your order' }).click()
      await placeOrder(page)
      await expect(main.getByText(/W\d{9}/).first()).toBeVisible()
    })
  }
})
