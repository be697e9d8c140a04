import type { Locator, Page } from 'playwright/test'
import {
  BRANDS,
  expect,
  expectAccessible,
  isPhone,
  OWN_ADDRESS,
  runsInBrand,
  test,
  waitForHydration,
} from './shop.ts'

// Each journey looks up orders, which is limited by address.
test.use(OWN_ADDRESS)

async function openOrderStatus(page: Page, opener: Locator): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Order Status' })
  await opener.click()
  await expect(dialog).toBeVisible()
  return dialog
}

for (const brand of BRANDS) {
  const prefix = brand.home === '/' ? '' : brand.home

  test.describe(`${brand.name}: the order status`, () => {
    if (!runsInBrand(brand.name)) return

    test('the order status opens over the page from the footer, and the way back closes it (NAV-21, ORD-03)', async ({
      page,
    }) => {
      await page.goto(`${prefix}/newsletter`)
      await waitForHydration(page)
      const opener = page.getByRole('contentinfo').getByRole('link', { name: 'Order Status' })
      await expect(opener).toHaveAttribute('href', `${prefix}/orders`)
      await openOrderStatus(page, opener)
      await expectAccessible(page, 'dialog')
      await page.goBack()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible()

      const dialog = await openOrderStatus(page, opener)
      await dialog.getByRole('button', { name: 'Check Status' }).click()
      await expect(dialog.getByRole('textbox', { name: 'Order Number' })).toBeFocused()
      await expectAccessible(page, 'dialog')
      await dialog.getByRole('textbox', { name: 'Order Number' }).fill(brand.order.number)
      await dialog.getByRole('textbox', { name: 'Order Email' }).fill(brand.order.email)
      await page.keyboard.press('Enter')
      const detail = page.getByRole('dialog', { name: `Order ${brand.order.number}` })
      await expect(detail.getByText('Delivered').first()).toBeVisible()
      const { width } = page.viewportSize() ?? { width: 0 }
      expect((await detail.boundingBox())?.width).toBe(width)
      await expectAccessible(page, 'dialog')
      await detail.getByRole('button', { name: 'Back' }).click()
      await expect(dialog.getByRole('textbox', { name: 'Order Number' })).toHaveValue('')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(opener).toBeFocused()
    })

    test('the order status opens from the drawer too (NAV-20)', async ({ page }) => {
      test.skip(!isPhone(page), 'a wide window has no drawer')
      await page.goto(`${prefix}/newsletter`)
      await waitForHydration(page)
      await page.getByRole('button', { name: 'Menu' }).tap()
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      const opener = drawer.getByRole('link', { name: 'Order Status' })
      const dialog = await openOrderStatus(page, opener)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(drawer).toBeVisible()
      await openOrderStatus(page, opener)
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible()
    })
  })
}

for (const brand of BRANDS) {
  const prefix = brand.home === '/' ? '' : brand.home

  if (!runsInBrand(brand.name)) continue
  test(`${brand.name}: a mailed link finds the order by itself, and the address bar forgets it (ORD-02, ORD-20)`, async ({
    page,
    consoleErrors,
  }) => {
    const { number, email } = brand.order
    await page.goto(`${prefix}/orders?${new URLSearchParams({ o: number, e: email }).toString()}`)
    const detail = page.getByRole('dialog', { name: `Order ${number}` })
    await expect(detail).toBeVisible()
    await expect(page).toHaveURL(url => url.pathname === `${prefix}/orders` && url.search === '')
    await expectAccessible(page)
    const printed = (await page.pdf()).toString('latin1')
    expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1)
    // Beside the details of a wide window there is room to click.
    if (isPhone(page)) await detail.getByRole('button', { name: 'Close' }).click()
    else await page.mouse.click(5, 300)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Order Number' })).toBeVisible()

    await page.goto(`${prefix}/orders?o=${number}&e=somebody%40else.example`)
    const dialog = page.getByRole('dialog', { name: 'Order Status' })
    await expect(dialog.getByRole('alert')).toContainText('We could not find an order')
    await expect(dialog.getByRole('textbox', { name: 'Order Number' })).toHaveValue(number)
    await expect(page).toHaveURL(url => url.search === '')
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')])
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
}

test.describe('the order status in every time zone', () => {
  for (const timezoneId of [
    'Pacific/Kiritimati',
    'Asia/Kolkata',
    'UTC',
    'America/New_York',
    'Pacific/Pago_Pago',
  ])
    test.describe(timezoneId, () => {
      test.use({ timezoneId })

      test('announces and closes at the same moments (ORD-48 to ORD-54)', async ({ page }) => {
        const moments = [
          ['2025-05-16T21:59:59Z', false, false],
          ['2025-05-16T22:00:00Z', true, false],
          ['2025-05-23T22:00:00Z', true, true],
          ['2025-05-27T16:00:00Z', false, false],
        ] as const
        for (const [moment, hasNotice, isClosed] of moments) {
          await page.clock.setFixedTime(moment)
          await page.goto('/orders')
          await waitForHydration(page)
          await expect(page.getByText('Tuesday May 27 12:00 PM EDT')).toHaveCount(hasNotice ? 1 : 0)
          const button = page.getByRole('main').getByRole('button', { name: 'Check Status' })
          await (isClosed ? expect(button).toBeDisabled() : expect(button).toBeEnabled())
        }
      })
    })
})
