import type { Locator, Page } from 'playwright/test'
import { LONG } from './run-options.ts'
import { BRANDS, expect, OWN_ADDRESS, test } from './shop.ts'

const CONTACT = { Email: 'stranger@example.com' }
const ADDRESS = {
  'First name': 'Nia',
  'Last name': 'Cole',
  'Street and number': '12 Harbor Street',
  City: 'Portland',
}
const CARD = { 'Card number': '4111111111111111', 'Expiration date': '1239', 'Security code': '123' }

for (const { name, home } of BRANDS)
  test.describe(`${name}: a framed print`, () => {
    test.use(OWN_ADDRESS)

    test(
      'a stranger searches for a print, frames it and buys it by what can be seen',
      LONG,
      async ({ page }, testInfo) => {
        const main = page.getByRole('main')
        const field = (label: string) => main.getByRole('textbox', { name: label, exact: true })
        let actions = 0
        const see = async (step: string) => {
          await testInfo.attach(step, { body: await page.screenshot(), contentType: 'image/png' })
        }
        const tap = async (target: Locator) => {
          actions += 1
          await target.first().click()
        }
        const fill = async (texts: Readonly<Record<string, string>>) => {
          for (const [label, text] of Object.entries(texts)) {
            actions += 1
            await field(label).fill(text)
          }
        }
        const start = performance.now()
        await page.goto(home)
        await search(page, 'mountain')
        actions += 2
        await expect(page).toHaveURL(/search\?/)
        await see('search')
        await tap(
          main
            .getByRole('listitem')
            .filter({ has: page.getByRole('img') })
            .getByRole('link'),
        )
        await expect(main.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
        await see('product')
        await chooseFrame(main, tap)
        await see('frame')
        await tap(main.getByRole('button', { name: 'Add to Cart' }))
        await see('added')
        await tap(page.getByRole('dialog').getByRole('link', { name: 'View Cart' }))
        await expect(main.getByRole('listitem').filter({ hasText: /Framed/ })).toBeVisible()
        await see('cart')
        await tap(main.getByRole('link', { name: 'Checkout' }))
        await fill(CONTACT)
        await see('contact')
        await tap(main.getByRole('button', { name: 'Continue to shipping' }))
        await fill(ADDRESS)
        actions += 1
        await main.getByRole('combobox', { name: 'State or province' }).selectOption('ME')
        await fill({ 'Zip or postal code': '04101' })
        await see('address')
        await tap(main.getByRole('button', { name: 'Continue to shipping method' }))
        await expect(main.getByRole('radio', { name: /Standard/ })).toBeVisible()
        await see('delivery')
        await tap(main.getByRole('button', { name: 'Continue to payment' }))
        await fill(CARD)
        await see('payment')
        await tap(main.getByRole('button', { name: 'Review your order' }))
        await expect(main.getByRole('button', { name: /^Place order/ })).toBeVisible()
        await see('review')
        await tap(main.getByRole('button', { name: /^Place order/ }))
        await expect(main.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
        await expect(main.getByRole('listitem').filter({ hasText: /Framed/ })).toBeVisible()
        await see('confirmation')
        const seconds = (performance.now() - start) / 1000
        process.stdout.write(
          `${name}: ${actions} actions, ${seconds.toFixed(1)} s beside a person's own time\n`,
        )
      },
    )
  })

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Search' }).fill(text)
  await page.keyboard.press('Enter')
}

/** Opens the frames, unless all finishes show at once, and takes the first that can be bought. */
async function chooseFrame(main: Locator, tap: (target: Locator) => Promise<void>): Promise<void> {
  const tab = main.getByRole('tab', { name: /^Fram/ })
  if ((await tab.count()) > 0) await tap(tab)
  const ofGroup = main.getByRole('radiogroup', { name: 'Frame' }).getByRole('radio')
  const frame = main
    .getByRole('radio', { name: /Frame/ })
    .or(ofGroup)
    .and(main.locator(':not([aria-disabled=true])'))
  await tap(frame)
  await expect(frame.first()).toBeChecked()
}
