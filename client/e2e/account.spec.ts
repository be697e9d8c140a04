import type { Page } from 'playwright/test'
import { BRANDS, expect, expectAccessible, OWN_ADDRESS, runsInBrand, test, waitForHydration } from './shop.ts'

test.use(OWN_ADDRESS)

/** Opens an account as a person does, which ends in it. */
async function register(page: Page, prefix: string): Promise<void> {
  await page.goto(`${prefix}/registration`)
  await waitForHydration(page)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'First name' }).fill('Nia')
  await main.getByRole('textbox', { name: 'Last name' }).fill('Cole')
  await main.getByRole('textbox', { name: 'Email' }).fill(`account-${crypto.randomUUID()}@example.com`)
  await main.getByRole('textbox', { name: 'Password' }).fill('Quiet.Ridge.7')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(url => url.pathname === `${prefix}/account`)
}

for (const brand of BRANDS) {
  if (!runsInBrand(brand.name)) continue
  const prefix = brand.home === '/' ? '' : brand.home

  test(`${brand.name}: a customer’s account is walked by its menu, and keeps an address and a card (ACC-01 to ACC-08, S-29)`, async ({
    page,
    consoleErrors,
  }) => {
    await register(page, prefix)
    const main = page.getByRole('main')
    const menu = main.getByRole('navigation', { name: 'My Account' })
    await expectAccessible(page)

    await menu.getByRole('link', { name: 'Order History' }).click()
    await expect(main.getByRole('heading', { level: 1, name: 'Order History' })).toBeVisible()
    await expectAccessible(page)

    await menu.getByRole('link', { name: 'Addresses' }).click()
    await main.getByRole('link', { name: 'Add address' }).click()
    await main.getByRole('link', { name: 'Cancel' }).click()
    await expect(main.getByRole('heading', { level: 1, name: 'Addresses' })).toBeFocused()
    await main.getByRole('link', { name: 'Add address' }).click()
    await main.getByRole('button', { name: 'Save address' }).click()
    await expect(main.getByRole('textbox', { name: 'Street and number' })).toHaveAccessibleDescription(
      'Please enter your address.',
    )
    // The browser reports the refusal by itself.
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')])
    await expectAccessible(page)
    await main.getByRole('textbox', { name: 'First name' }).fill('Nia')
    await main.getByRole('textbox', { name: 'Last name' }).fill('Cole')
    await main.getByRole('textbox', { name: 'Street and number' }).fill('12 Harbor Street')
    await main.getByRole('textbox', { name: 'City' }).fill('Portland')
    await main.getByRole('combobox', { name: 'State or province' }).selectOption('ME')
    await main.getByRole('textbox', { name: 'Zip or postal code' }).fill('04101')
    await main.getByRole('button', { name: 'Save address' }).click()
    await expect(main.getByText('12 Harbor Street', { exact: true })).toBeVisible()
    await expectAccessible(page)

    await menu.getByRole('link', { name: 'Payment Methods' }).click()
    await main.getByRole('link', { name: 'Add card' }).click()
    await main.getByRole('textbox', { name: 'Card number' }).fill('4111 1111 1111 1111')
    await main.getByRole('textbox', { name: 'Expiration date' }).fill('12/39')
    await main.getByRole('textbox', { name: 'Name on the card' }).fill('Nia Cole')
    await expectAccessible(page)
    await main.getByRole('button', { name: 'Save card' }).click()
    const card = main.getByRole('heading', { level: 2 }).filter({ hasText: '1111' })
    await expect(card).toBeVisible()
    await main.getByRole('button', { name: /^Remove/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(card).toHaveCount(0)

    await menu.getByRole('link', { name: 'Favorites' }).click()
    await expect(main.getByText(/^You have no favorites yet/)).toBeVisible()
    await expectAccessible(page)
    await page.goto(`${prefix}/account/wishlist`)
    await expect(main.getByText(/^Your wishlist is empty/)).toBeVisible()
    await expectAccessible(page)
  })
}
