import { readFile } from 'node:fs/promises'
import type { Locator, Page, Request } from 'playwright/test'
import * as z from 'zod'
import {
  fillAddress,
  fillCart,
  fillToPayment,
  heading,
  openCheckout,
  payByCard,
  placeOrder,
} from './checkout-steps.ts'
import { LONG } from './run-options.ts'
import {
  BRANDS,
  expect,
  expectAccessible,
  newCustomer,
  OWN_ADDRESS,
  PASSWORD,
  runsInBrand,
  test,
  waitForHydration,
} from './shop.ts'

test.use(OWN_ADDRESS)

const SECRET = '4111111111111111'
const UPSTREAM = process.env['UPSTREAM_URL'] ?? ''

const withoutGaps = (text: string) => text.replaceAll(/[ +-]|%20/g, '')

const Har = z.object({
  entries: z.array(
    z.looseObject({
      request: z.looseObject({ url: z.string() }),
      response: z.unknown(),
    }),
  ),
})

/** Sends a request of the browser, which learns nothing of the answer and its cookies. */
async function sendBeside(request: Request): Promise<void> {
  const { 'content-length': _, ...headers } = await request.allHeaders()
  const answer = await fetch(request.url(), { method: request.method(), headers, body: request.postData() })
  expect(answer.status).toBe(200)
}

/** Logs out with the browser's cookies, as on another device that has them. */
async function endSession(page: Page, prefix: string): Promise<void> {
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'sec-fetch-site': 'same-origin', accept: 'application/json' }
  const answer = await fetch(`${process.env['SHOP_URL']}${prefix}/logout`, { method: 'POST', headers })
  expect(answer.status).toBe(200)
}

for (const brand of BRANDS) {
  const prefix = brand.home === '/' ? '' : brand.home

  if (!runsInBrand(brand.name)) continue
  test(
    `${brand.name}: the card is in no store of the browser, and in its HAR in its one request alone (SEC-30)`,
    LONG,
    async ({ browser, extraHTTPHeaders }, testInfo) => {
      const path = testInfo.outputPath('shop.har')
      const context = await browser.newContext({
        baseURL: process.env['SHOP_URL'] ?? '',
        extraHTTPHeaders: { ...extraHTTPHeaders },
        recordHar: { path, content: 'embed' },
      })
      const page = await context.newPage()
      await fillCart(page, prefix)
      await openCheckout(page, prefix)
      const main = page.getByRole('main')
      await fillToPayment(page, 'canary@example.com')
      await payByCard(main)
      await expect(heading(page, 'Review')).toBeVisible()
      const stored = await page.evaluate(async () =>
        JSON.stringify([
          Object.entries(localStorage),
          Object.entries(sessionStorage),
          document.cookie,
          history.state,
          window.dataLayer,
          await caches.keys(),
        ]),
      )
      await placeOrder(page)
      expect(withoutGaps(stored + (await page.content()))).not.toContain(SECRET)
      await context.close()
      const { log } = z.object({ log: Har }).parse(JSON.parse(await readFile(path, 'utf8')))
      const holders = log.entries.filter(entry => withoutGaps(JSON.stringify(entry)).includes(SECRET))
      expect(log.entries.length).toBeGreaterThan(20)
      expect(holders.map(({ request }) => new URL(request.url).pathname)).toEqual([
        `${prefix}/checkout/payment`,
      ])
      const answers = holders.map(({ request: { url }, response }) => ({ url, response }))
      expect(withoutGaps(JSON.stringify(answers))).not.toContain(SECRET)
    },
  )

  test(
    `${brand.name}: what another tab, the law or the network refuses is told in words that every reader gets`,
    LONG,
    async ({ page, request, consoleErrors }) => {
      const siteId = brand.name
      const group = await request.get(`${UPSTREAM}/bizapi/v1/products/groups/A41?siteId=${siteId}`)
      const [restricted] = z
        .object({ products: z.array(z.object({ upi: z.string() })) })
        .parse(await group.json()).products
      await fillCart(page, prefix, restricted?.upi)
      await openCheckout(page, prefix)
      const main = page.getByRole('main')
      await page.route('**/checkout/contact', route => route.abort(), { times: 3 })
      await main.getByRole('textbox', { name: 'Email' }).fill('someone@example.com')
      await main.getByRole('button', { name: 'Continue to shipping' }).click()
      await expect(main.getByRole('alert')).toContainText('Something went wrong. Try again!')
      await expectAccessible(page)
      await page.unroute('**/checkout/contact')
      await main.getByRole('button', { name: 'Continue to shipping' }).click()

      await expect(heading(page, 'Shipping address')).toBeVisible()
      await fillAddress(main)
      await main.getByRole('combobox', { name: 'Country' }).selectOption('CA')
      await main.getByRole('combobox', { name: 'State or province' }).selectOption('QC')
      await main.getByRole('textbox', { name: 'Zip or postal code' }).fill('H2Y 1C6')
      await main.getByRole('button', { name: 'Continue to shipping method' }).click()
      await expect(main.getByText('This item cannot be shipped to Canada').first()).toBeVisible()
      await expectAccessible(page)
      await main.getByRole('combobox', { name: 'Country' }).selectOption('US')
      await fillAddress(main)
      await main.getByRole('button', { name: 'Continue to shipping method' }).click()
      await main.getByRole('button', { name: 'Continue to payment' }).click()

      await payByCard(main)
      await expect(heading(page, 'Review')).toBeVisible()
      await fillCart(page, prefix)
      await main.getByRole('button', { name: /^Place order/ }).click()
      const changed = main.getByText('Your order has changed since you saw it.').first()
      await expect(changed).toBeVisible()
      await expectAccessible(page)
      // From another build the whole page is loaded.
      await page.route('**/_data/**', async route => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), build: 'another' } })
      })
      await fillCart(page, prefix)
      const loaded = page.waitForEvent('load')
      await main.getByRole('button', { name: /^Place order/ }).click()
      await loaded
      await expect(changed).toBeVisible()
      await page.unrouteAll({ behavior: 'wait' })
      // The browser reports refusals and broken connections by itself.
      expect(consoleErrors.splice(0).filter(text => !/422|ERR_FAILED/.test(text))).toEqual([])
    },
  )

  test(
    `${brand.name}: an order whose answer was lost is to be checked before another is placed`,
    LONG,
    async ({ page, consoleErrors }) => {
      await fillCart(page, prefix)
      await openCheckout(page, prefix)
      const main = page.getByRole('main')
      await fillToPayment(page, 'lost@example.com')
      await payByCard(main)
      await page.route('**/checkout/order', async route => {
        await sendBeside(route.request())
        await route.abort()
      })
      await main.getByRole('button', { name: /^Place order/ }).click()
      await expect(main.getByRole('alert')).toContainText('Something went wrong. Try again!')
      await page.unrouteAll({ behavior: 'wait' })

      const lastOrder = main.getByText('We could not find out whether your last order was placed.')
      await fillCart(page, prefix)
      await openCheckout(page, prefix)
      await expect(lastOrder).toBeVisible()
      await expectAccessible(page)
      await page.goto(`${prefix}/cart`)
      await main.getByRole('button', { name: 'Check my order' }).click()
      await expect(main.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
      await page.goBack()
      await expect(main.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible()
      await expect(lastOrder).toHaveCount(0)
      // The browser reports broken connections by itself.
      expect(consoleErrors.splice(0).filter(text => !text.includes('ERR_FAILED'))).toEqual([])
    },
  )

  test(
    `${brand.name}: in a browser that has no storage and forbids it, an order is placed (F56)`,
    LONG,
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', { value: null })
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('forbidden', 'SecurityError')
          },
        })
      })
      await fillCart(page, prefix)
      await openCheckout(page, prefix)
      await fillToPayment(page, 'no-storage@example.com')
      await payByCard(page.getByRole('main'))
      expect(await placeOrder(page)).toMatch(/^W\d{9}$/)
    },
  )

  test(
    `${brand.name}: who changes the cart of a session that has ended signs in, and finds it as it was`,
    LONG,
    async ({ page, browser }) => {
      const email = await newCustomer(browser, prefix)
      const main = page.getByRole('main')
      const remove = main.getByRole('button', { name: /^Remove/ })
      const signIn = async (form: Locator) => {
        await form.getByRole('textbox', { name: 'Email' }).fill(email)
        await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
        await form.getByRole('button', { name: 'Sign In' }).click()
      }
      await page.goto(`${prefix}/login?redirect=%2Fcart`)
      await waitForHydration(page)
      await fillCart(page, prefix)
      await signIn(main)
      await expect(remove).toHaveCount(1)

      await endSession(page, prefix)
      await remove.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await expectAccessible(page)
      await signIn(dialog)
      await expect(dialog).toHaveCount(0)
      await remove.click()
      await expect(main.getByText('There is nothing in it yet.')).toBeVisible()
      await fillCart(page, prefix)
      await page.reload()
      await waitForHydration(page)

      await endSession(page, prefix)
      await main.getByRole('button', { name: /^Increase quantity/ }).dblclick()
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(/\/login\?redirect=/)
      await expect(main.getByRole('button', { name: 'Go on as a guest' })).toBeVisible()
      await expectAccessible(page)
      await signIn(main)
      await expect(remove).toHaveCount(1)

      await endSession(page, prefix)
      await main.getByRole('textbox', { name: /zip/i }).fill('04101')
      await main.getByRole('button', { name: 'Estimate', exact: true }).click()
      await expect(page).toHaveURL(/\/login\?redirect=/)
      await signIn(main)
      await expect(remove).toHaveCount(1)

      await endSession(page, prefix)
      await main.getByRole('textbox', { name: /promo code/i }).fill('SAVE25')
      await main.getByRole('button', { name: 'Apply' }).click()
      await expect(page).toHaveURL(/\/login\?redirect=/)
      await signIn(main)
      await expect(remove).toHaveCount(1)

      await page.goto(`${prefix}/help/contact`)
      await waitForHydration(page)
      await endSession(page, prefix)
      await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
      await expect(page).toHaveURL(/\/login\?redirect=/)
      await signIn(main)
      await expect(remove).toHaveCount(1)

      await page.goto(`${prefix}/help/contact`)
      await page.goto(`${prefix}/cart`)
      await waitForHydration(page)
      await main.getByRole('link', { name: 'Keep shopping' }).click()
      await expect(remove).toHaveCount(0)
      await endSession(page, prefix)
      await page.goBack()
      await expect(page).toHaveURL(/\/login\?redirect=/)
      await page.goBack()
      await expect(page).toHaveURL(/\/help\/contact$/)
    },
  )
}
