import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import * as z from 'zod'
import { fillCart, fillToPayment, openCheckout, payByCard, placeOrder } from './checkout-steps.ts'
import { LONG } from './run-options.ts'
import { BRANDS, expect, OWN_ADDRESS, test, waitForHydration } from './shop.ts'

test.use(OWN_ADDRESS)

const Har = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        request: z.looseObject({ url: z.string(), method: z.string(), headers: z.unknown() }),
        response: z.looseObject({ headers: z.unknown() }),
      }),
    ),
  }),
})

async function buy(page: Page, prefix: string, email: string): Promise<string> {
  await fillCart(page, prefix)
  await openCheckout(page, prefix)
  await fillToPayment(page, email)
  await payByCard(page.getByRole('main'))
  return placeOrder(page)
}

async function lookUpFromFooter(page: Page, prefix: string, number: string, email: string): Promise<void> {
  await page.goto(`${prefix}/newsletter`)
  await waitForHydration(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Order Status' }).click()
  const dialog = page.getByRole('dialog', { name: 'Order Status' })
  await dialog.getByRole('textbox', { name: 'Order Number' }).fill(number)
  await dialog.getByRole('textbox', { name: 'Order Email' }).fill(email)
  await page.keyboard.press('Enter')
}

for (const brand of BRANDS) {
  const prefix = brand.home === '/' ? '' : brand.home
  const otherPrefix = brand.home === '/' ? '/allposters/en-us' : ''

  test(
    `${brand.name}: an order that was just placed is found from this brand’s footer, and from the other’s it is not`,
    LONG,
    async ({ page, consoleErrors }) => {
      const email = `buyer-${crypto.randomUUID()}@example.com`
      const number = await buy(page, prefix, email)
      await lookUpFromFooter(page, otherPrefix, number, email)
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText('We could not find an order')
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')])
      await lookUpFromFooter(page, prefix, number, email)
      const detail = page.getByRole('dialog', { name: `Order ${number}` })
      await expect(detail.getByText('12 Harbor Street').first()).toBeVisible()
    },
  )

  test(
    `${brand.name}: number, address and hash of a looked-up order are in no other address, header or store of the browser (SEC-08)`,
    LONG,
    async ({ browser, extraHTTPHeaders }, testInfo) => {
      const { number, email } = brand.order
      const hash = createHash('md5').update(email).digest('hex')
      const hasSecret = (value: unknown) =>
        [number, email, hash].some(secret => decodeURIComponent(JSON.stringify(value)).includes(secret))
      const path = testInfo.outputPath('orders.har')
      const context = await browser.newContext({
        baseURL: process.env['SHOP_URL'] ?? '',
        extraHTTPHeaders: { ...extraHTTPHeaders },
        recordHar: { path, content: 'omit' },
      })
      const page = await context.newPage()
      const link = `${prefix}/orders?${new URLSearchParams({ o: number, e: email }).toString()}`
      await page.goto(link)
      const detail = page.getByRole('dialog', { name: `Order ${number}` })
      await expect(detail).toBeVisible()
      await page.reload()
      await waitForHydration(page)
      await page.getByRole('main').getByRole('textbox', { name: 'Order Number' }).fill(number)
      await page.getByRole('main').getByRole('textbox', { name: 'Order Email' }).fill(email)
      await page.keyboard.press('Enter')
      await expect(detail).toBeVisible()
      await detail.getByRole('link', { name: /\w/ }).first().click()
      await expect(page).toHaveURL(url => !url.pathname.endsWith('/orders'))
      const stored = await page.evaluate(async () => [
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        document.cookie,
        history.state,
        window.dataLayer,
        await caches.keys(),
      ])
      expect(hasSecret(stored)).toBe(false)
      await context.close()

      const { log } = Har.parse(JSON.parse(await readFile(path, 'utf8')))
      expect(log.entries.filter(({ request }) => request.method === 'POST').length).toBeGreaterThan(1)
      const named = log.entries.filter(({ request: { url, headers }, response }) =>
        hasSecret([url, headers, response.headers]),
      )
      expect(named.map(({ request: { url } }) => url.replace(/^https?:\/\/[^/]+/, ''))).toEqual([link])
    },
  )
}
