import type { Locator, Page } from 'playwright/test'
import { fillToPayment } from './checkout-steps.ts'
import { BRANDS, expect, expectAccessible, isPhone, runsInBrand, test, waitForHydration } from './shop.ts'

const FAILED = 'Check the code and try again, it may already be applied or the promo has expired.'

const field = (page: Page) => page.getByRole('textbox', { name: 'Promo code' })
const applyButton = (page: Page) => page.getByRole('button', { name: 'Apply' })
const codes = (page: Page) => page.getByRole('list', { name: 'Promo codes' }).getByRole('listitem')
const row = (page: Page, name: string) => page.locator(`dl [data-key='${name}'] dd`)

const GIFT_CARDS = { Art: 'GCDEMASTUDYWALLART', AllPosters: 'GCDEMASTUDYPASTERS' } as const

/** The bar with the checkout, or the window's edge, may hide what is only in its document. */
async function expectUncovered(text: Locator): Promise<void> {
  await expect
    .poll(() =>
      text.evaluate(element => {
        const { left, bottom } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + 2, bottom - 2))
      }),
    )
    .toBe(true)
}

for (const { name, home } of BRANDS) {
  if (!runsInBrand(name)) continue
  const prefix = home.replace(/\/$/, '')

  async function openCart(page: Page, quantity: number, path = '/cart'): Promise<void> {
    await page.request.post(`${prefix}/cart/items`, {
      form: { upi: 'A12AP', quantity: String(quantity) },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    await page.goto(prefix + path)
    await waitForHydration(page)
  }

  test.describe(`${name}: promo codes and shipping in the cart`, () => {
    test('a code waits for its condition, begins to count, and is taken out again (PRM-01 to PRM-09)', async ({
      page,
      consoleErrors,
    }) => {
      const usual = page.viewportSize() ?? { width: 1280, height: 800 }
      await page.setViewportSize({ width: 360, height: 740 })
      await openCart(page, 5)
      await field(page).fill('SA')
      await expect(applyButton(page)).toBeDisabled()
      await field(page).fill('SAVE2')
      await applyButton(page).click()
      await expect(page.getByText(FAILED)).toBeVisible()
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')])
      await expect(field(page)).toBeFocused()
      await expectUncovered(page.getByText(FAILED))
      await page.setViewportSize(usual)
      await expectAccessible(page)

      await field(page).fill('save25')
      await page.keyboard.press('Enter')
      await expect(codes(page)).toContainText(['SAVE25 Not applied yet25% off orders of $99 or more'])
      await expect(field(page)).toHaveValue('')
      await page.getByRole('button', { name: 'Increase quantity of Inland Upland' }).click()
      await expect(page.getByText('SAVE25 is now applied')).toBeVisible()
      await expect(codes(page)).toContainText(['SAVE25 Applied'])
      await expect(row(page, 'total')).toHaveText('$85.45')
      await expectAccessible(page)

      await codes(page).getByRole('button', { name: 'Remove SAVE25' }).click()
      await expect(page.getByText('Promotion removed')).toBeVisible()
      await expect(codes(page)).toHaveCount(0)
      await expect(field(page)).toBeFocused()
      await expect(row(page, 'total')).toHaveText('$113.94')
    })

    test('the checkout takes a promo code and a gift card, and gives both up again (PRM-01 to PRM-09)', async ({
      page,
    }) => {
      await openCart(page, 2, '/checkout')
      const folded = page
        .getByRole('main')
        .locator('details:not([open]) > summary')
        .filter({ hasText: 'Order Summary' })
      if (await folded.isVisible()) await folded.click()
      const total = row(page, 'total')
      const before = await total.textContent()
      await field(page).fill('welcome10')
      await applyButton(page).click()
      await expect(codes(page)).toContainText(['WELCOME10 Applied'])
      await expect(total).not.toHaveText(before ?? '')
      await field(page).fill(GIFT_CARDS[name])
      await page.keyboard.press('Enter')
      await expect(codes(page)).toHaveCount(2)
      await fillToPayment(page, 'codes@example.com')
      await expect(row(page, 'due')).toHaveText('$0.00')
      await expectAccessible(page)
      for (const left of [1, 0]) {
        await codes(page)
          .last()
          .getByRole('button', { name: /^Remove/ })
          .click()
        await expect(codes(page)).toHaveCount(left)
      }
      await expect(row(page, 'due')).toHaveCount(0)
      await expect(row(page, 'subtotal')).toHaveText(before ?? '')
    })

    test('a zip shows the ways of delivery and the tax, and the way to the checkout is in sight (BSK-20)', async ({
      page,
    }) => {
      await openCart(page, 3)
      const checkout = page.getByRole('main').getByRole('link', { name: 'Checkout' })
      await expect(checkout).toHaveAttribute('href', `${prefix}/checkout`)
      if (isPhone(page)) await expect(checkout).toBeInViewport({ ratio: 1 })
      const estimate = page.getByRole('region', { name: 'Shipping estimate' })
      await estimate.getByLabel('Zip or postal code').fill('K1A 0B1')
      await page.keyboard.press('Enter')
      const wrong = 'Please enter a Zip/Postal code of the country that you have chosen'
      await expect(estimate.getByText(wrong)).toBeVisible()
      await expectAccessible(page)
      await estimate.getByLabel('Country').selectOption('Canada')
      await estimate.getByRole('button', { name: 'Estimate' }).click()
      const methods = estimate.getByRole('listitem')
      await expect(methods).toContainText(['$14.95', '$29.95'])
      await expect(methods.first()).toContainText(/Arrives \w{3}, /)
      await expect(row(page, 'shipping')).toHaveText('$14.95')
      await page.getByRole('button', { name: 'Increase quantity of Inland Upland' }).click()
      await expect(row(page, 'shipping')).toHaveText('Free')
      await expect(methods.first()).toContainText('Free')
      await expectAccessible(page)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    })
  })
}
