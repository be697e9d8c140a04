import { BRANDS, expect, expectAccessible, OWN_ADDRESS, runsInBrand, test, waitForHydration } from './shop.ts'

test.use(OWN_ADDRESS)

for (const brand of BRANDS) {
  const prefix = brand.home === '/' ? '' : brand.home

  if (!runsInBrand(brand.name)) continue
  test(`${brand.name}: a message to the shop is sent by keyboard, and has a reference`, async ({
    page,
    consoleErrors,
  }) => {
    await page.goto(`${prefix}/help/contact`)
    await waitForHydration(page)
    await expectAccessible(page, 'main')
    await page.getByRole('button', { name: 'Send' }).press('Enter')
    const name = page.getByRole('textbox', { name: 'Your name' })
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription('Please enter your name.')
    await expectAccessible(page, 'main')
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')])
    await page.keyboard.type('Ann Lee')
    await page.keyboard.press('Tab')
    await page.keyboard.type('ann@example.com')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Do you frame postcards?')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: /Your reference is C\d{8}\./ })).toBeVisible()
    await expectAccessible(page, 'main')
  })
}
