import { expect, type Locator, type Page } from 'playwright/test'

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
