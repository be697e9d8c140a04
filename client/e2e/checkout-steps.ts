import { expect, type Locator, type Page } from 'playwright/test'
import { waitForHydration } from './shop.ts'

const PRINT = 'A12AP'

export async function fillCart(page: Page, prefix: string, upi = PRINT): Promise<void> {
  const added = await page.request.post(`${prefix}/cart/items`, {
    form: { upi },
    headers: { 'sec-fetch-site': 'same-origin', accept: 'application/json' },
  })
  expect(added.status()).toBe(200)
}

export const openStep = (page: Page) => page.getByRole('main').locator('[aria-current=step]')

export const heading = (page: Page, name: string) => openStep(page).getByRole('heading', { level: 2, name })

export async function fillAddress(main: Locator): Promise<void> {
  await main.getByRole('textbox', { name: 'First name' }).fill('Nia')
  await main.getByRole('textbox', { name: 'Last name' }).fill('Cole')
  await main.getByRole('textbox', { name: 'Street and number' }).fill('12 Harbor Street')
  await main.getByRole('textbox', { name: 'City' }).fill('Portland')
  await main.getByRole('combobox', { name: 'State or province' }).selectOption('ME')
  await main.getByRole('textbox', { name: 'Zip or postal code' }).fill('04101')
}

export async function openCheckout(page: Page, prefix: string): Promise<void> {
  await page.goto(`${prefix}/checkout`)
  await waitForHydration(page)
}

/** From the open checkout to its payment. */
export async function fillToPayment(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Email' }).fill(email)
  await main.getByRole('button', { name: 'Continue to shipping' }).click()
  await fillAddress(main)
  await main.getByRole('button', { name: 'Continue to shipping method' }).click()
  await main.getByRole('button', { name: 'Continue to payment' }).click()
}

/** From the payment to the review. */
export async function payByCard(main: Locator, number = '4111 1111 1111 1111'): Promise<void> {
  await main.getByRole('textbox', { name: 'Card number' }).fill(number)
  await main.getByRole('textbox', { name: 'Expiration date' }).fill('12/39')
  await main.getByRole('textbox', { name: 'Security code' }).fill('123')
  await main.getByRole('button', { name: 'Review your order' }).click()
}

/** From the review to the number of the order. */
export async function placeOrder(page: Page): Promise<string> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^Place order/ }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
  return /W\d{9}/.exec(await main.innerText())?.[0] ?? ''
}
