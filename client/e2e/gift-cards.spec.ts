import { BRANDS, expect, expectAccessible, OWN_ADDRESS, runsInBrand, test, waitForHydration } from './shop.ts'

test.use(OWN_ADDRESS)

for (const brand of BRANDS) {
  const prefix = brand.home === '/' ? '' : brand.home

  if (!runsInBrand(brand.name)) continue
  test(`${brand.name}: a gift card is bought, received and redeemed`, async ({
    page,
    request,
    consoleErrors,
  }) => {
    const recipient = `gift-${crypto.randomUUID()}@example.com`
    const main = page.getByRole('main')
    await page.goto(`${prefix}/gift-cards/GC0025?amount=50&pid=GC0025-2`)
    await waitForHydration(page)
    await expectAccessible(page, 'main')
    await main.getByRole('radio', { name: '$100' }).check()
    await main.getByRole('textbox', { name: 'Who is it for?' }).fill('Ben Lee')
    await expect(main.getByRole('figure')).toContainText('$100.00')
    await expect(main.getByRole('figure')).toContainText('To: Ben Lee')
    await main.getByRole('textbox', { name: 'Their email' }).fill(recipient)
    await main.getByRole('textbox', { name: 'Who is it from?' }).fill('Ann')
    await main.getByRole('button', { name: 'Add gift card to cart' }).click()

    await expect(main.getByText(`Ben Lee, ${recipient}`)).toBeVisible()
    await expectAccessible(page, 'main')
    await page.goto(`${prefix}/checkout`)
    await waitForHydration(page)
    await main.getByRole('textbox', { name: 'Email' }).fill('ann@example.com')
    await main.getByRole('button', { name: 'Continue to payment' }).click()
    await main.getByRole('textbox', { name: 'Card number' }).fill('4111 1111 1111 1111')
    await main.getByRole('textbox', { name: 'Expiration date' }).fill('12/39')
    await main.getByRole('textbox', { name: 'Name on the card' }).fill('Ann Lee')
    await main.getByRole('textbox', { name: 'Security code' }).fill('123')
    await main.getByRole('textbox', { name: 'First name' }).fill('Ann')
    await main.getByRole('textbox', { name: 'Last name' }).fill('Lee')
    await main.getByRole('textbox', { name: 'Street and number' }).fill('12 Harbor Street')
    await main.getByRole('textbox', { name: 'City' }).fill('Portland')
    await main.getByRole('combobox', { name: 'State or province' }).selectOption('ME')
    await main.getByRole('textbox', { name: 'Zip or postal code' }).fill('04101')
    await expectAccessible(page, 'main')
    await main.getByRole('button', { name: 'Review your order' }).click()
    await main.getByRole('button', { name: 'Place order: $100.00' }).click()
    await expect(page).toHaveURL(/\/order-confirmation$/)
    await expect(main).toContainText('Gift Card')
    await expectAccessible(page, 'main')

    const outbox = `${process.env['UPSTREAM_URL'] ?? ''}/outbox.json?to=${encodeURIComponent(recipient)}`
    const [mail] = await (await request.get(outbox)).json()
    const code = String(mail.token)
    await page.goto(`${prefix}/gift-cards/GC0025?amount=150`)
    await waitForHydration(page)
    const codeField = main.getByRole('textbox', { name: 'Gift card code' })
    await codeField.fill('GIFT-0000-0000-0000')
    await main.getByRole('button', { name: 'Show balance' }).press('Enter')
    await expect(codeField).toBeFocused()
    await expect(codeField).toHaveAttribute('aria-invalid', 'true')
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')])
    await codeField.fill(code)
    await main.getByRole('button', { name: 'Show balance' }).click()
    await expect(main.getByRole('status')).toContainText('$100.00 of $100.00 is left')
    expect(page.url()).not.toContain(code.slice(-4))

    await page.goto(`${prefix}/gift-cards/GC0025?amount=150`)
    await waitForHydration(page)
    await main.getByRole('textbox', { name: 'Who is it for?' }).fill('Cy')
    await main.getByRole('textbox', { name: 'Their email' }).fill(recipient)
    await main.getByRole('textbox', { name: 'Who is it from?' }).fill('Ben')
    await main.getByRole('button', { name: 'Add gift card to cart' }).click()
    await main.getByRole('textbox', { name: 'Promo code or gift card' }).fill(code)
    await main.getByRole('button', { name: 'Apply' }).click()
    await expect(main.locator('[data-key=due]')).toContainText('$50.00')
    expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).not.toContain(code)
    await expectAccessible(page, 'main')
  })
}
