import type { Locator, Page, Route } from 'playwright/test'
import { MAIN } from './run-options.ts'
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

const UNUSUAL_ORDERS = {
  Art: { number: 'W000000041', email: 'ann@example.com', status: 'Returned' },
  AllPosters: { number: 'W000000046', email: 'bob@example.com', status: 'Parcel 3 of 3' },
} as const

// Only so many look-ups of one order are allowed.
const SHIPPED_ORDERS = {
  Art: { number: 'W000000013', email: 'ann@example.com' },
  AllPosters: { number: 'W000000023', email: 'bob@example.com' },
} as const

async function fillForm(part: Locator, { number, email }: { number: string; email: string }): Promise<void> {
  await part.getByRole('textbox', { name: 'Order Number' }).fill(number)
  await part.getByRole('textbox', { name: 'Order Email' }).fill(email)
  await part.getByRole('button', { name: 'Check Status' }).click()
}

async function expectHelp(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/help\/(talktous|cs)$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

for (const brand of BRANDS) {
  const prefix = brand.home === '/' ? '' : brand.home

  test.describe(`${brand.name}: the order status`, () => {
    if (!runsInBrand(brand.name)) return

    test(
      'the order status opens over the page from the footer, and the way back closes it (NAV-21, ORD-03, ORD-04)',
      MAIN,
      async ({ page }) => {
        await page.goto(`${prefix}/newsletter`)
        await waitForHydration(page)
        const opener = page.getByRole('contentinfo').getByRole('link', { name: 'Order Status' })
        await expect(opener).toHaveAttribute('href', `${prefix}/orders`)
        await openOrderStatus(page, opener)
        await expectAccessible(page, 'dialog')
        if (!isPhone(page)) expect((await page.getByRole('dialog').boundingBox())?.width).toBe(407)
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
      },
    )

    test('who has no order number is led to help, and the dialog does not cover it', async ({ page }) => {
      await page.goto(`${prefix}/newsletter`)
      await waitForHydration(page)
      const opener = page.getByRole('contentinfo').getByRole('link', { name: 'Order Status' })
      const dialog = await openOrderStatus(page, opener)
      await expect(dialog.getByText('The order number is in the letter')).toBeVisible()
      await dialog.getByRole('link', { name: 'Need help?' }).click()
      await expectHelp(page)
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

      await page.getByRole('button', { name: 'Menu' }).tap()
      await openOrderStatus(page, opener)
      await dialog.getByRole('link', { name: 'Need help?' }).click()
      await expectHelp(page)
    })
  })
}

for (const brand of BRANDS) {
  const prefix = brand.home === '/' ? '' : brand.home

  if (!runsInBrand(brand.name)) continue
  test(`${brand.name}: a mailed link finds the order by itself, and the address bar forgets it (ORD-02, ORD-20, ORD-44)`, async ({
    page,
    consoleErrors,
  }) => {
    const { number, email } = brand.order
    // The answer waits until the page has been seen to wait.
    const held: Route[] = []
    await page.route('**/orders', route =>
      route.request().method() === 'POST' ? void held.push(route) : route.continue(),
    )
    await page.goto(`${prefix}/orders?${new URLSearchParams({ o: number, e: email }).toString()}`)
    await expect(page.getByText('Looking for your order')).toBeVisible()
    await expectAccessible(page)
    await Promise.all(held.map(route => route.continue()))
    await page.unroute('**/orders')
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

for (const brand of BRANDS) {
  const prefix = brand.home === '/' ? '' : brand.home
  const unusual = UNUSUAL_ORDERS[brand.name]
  const shipped = SHIPPED_ORDERS[brand.name]

  if (!runsInBrand(brand.name)) continue
  test.describe(`${brand.name}: the order status in its other states`, () => {
    test('an unusual order can be read, and bought again', async ({ page }) => {
      await page.goto(`${prefix}/orders`)
      await waitForHydration(page)
      await fillForm(page.getByRole('main'), unusual)
      const detail = page.getByRole('dialog', { name: `Order ${unusual.number}` })
      await expect(detail.getByText(unusual.status).first()).toBeVisible()
      const printed = (await page.pdf({ format: 'Letter' })).toString('latin1')
      expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1)
      await expectAccessible(page, 'dialog')
      await detail.getByRole('button', { name: 'Buy again' }).click()
      await expect(detail.getByRole('status')).toContainText('The pieces are in your cart.')
      await expectAccessible(page, 'dialog')
      await detail.getByRole('link', { name: 'Go to your cart' }).click()
      await expect(page).toHaveURL(url => url.pathname === `${prefix}/cart`)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('link', { name: /\w/ }).first()).toBeVisible()
    })

    test('a notice of the maintenance can be read before it and during it (ORD-50 to ORD-53)', async ({
      page,
    }) => {
      for (const moment of ['2025-05-20T12:00:00Z', '2025-05-24T12:00:00Z']) {
        await page.clock.setFixedTime(moment)
        await page.goto(`${prefix}/orders`)
        await waitForHydration(page)
        await expect(page.getByRole('main').getByText('Tuesday May 27 12:00 PM EDT')).toBeVisible()
        await expectAccessible(page)
      }
    })

    test('a page that is left open is warned, closes and opens at the moments, and keeps what was typed', async ({
      page,
    }) => {
      await page.clock.install({ time: '2025-05-16T21:59:00Z' })
      await page.goto(`${prefix}/orders`)
      await waitForHydration(page)
      const main = page.getByRole('main')
      const notice = main.getByRole('status')
      const submit = main.getByRole('button', { name: 'Check Status' })
      const number = main.getByRole('textbox', { name: 'Order Number' })
      await number.fill(brand.order.number)
      await expect(notice).toBeEmpty()
      for (const [moment, words, isClosed] of [
        ['2025-05-16T22:00:01Z', /temporarily unavailable/, false],
        ['2025-05-23T22:00:01Z', /down for scheduled maintenance/, true],
        ['2025-05-27T16:00:01Z', /^$/, false],
      ] as const) {
        await page.clock.pauseAt(moment)
        await page.clock.runFor(2000)
        await expect(notice).toHaveText(words)
        await expect(submit).toBeEnabled({ enabled: !isClosed })
        await expect(number).toHaveValue(brand.order.number)
      }
    })

    test('after too many wrong tries a calm sentence says how long to wait (SEC-07)', async ({
      page,
      consoleErrors,
    }) => {
      await page.goto(`${prefix}/orders`)
      await waitForHydration(page)
      const main = page.getByRole('main')
      // The shop allows five in each minute of the clock, and these tries may lie in two of them.
      const statuses: number[] = []
      while (statuses.at(-1) !== 429 && statuses.length <= 10) {
        const answer = page.waitForResponse(response => response.request().method() === 'POST')
        await fillForm(main, { number: 'W999999999', email: 'wrong@example.com' })
        statuses.push((await answer).status())
      }
      await expect(main.getByText(/Too many attempts/)).toBeVisible()
      await expectAccessible(page)
      // The browser reports the refusals by itself.
      expect(consoleErrors.splice(0)).toHaveLength(statuses.length)
    })
  })

  test.describe(`${brand.name}: the order status without scripts`, () => {
    test.use({ javaScriptEnabled: false })

    test(
      'a wrong pair is told in one sentence, the right one is found, and the way back is a link (J4)',
      MAIN,
      async ({ page, consoleErrors }) => {
        await page.goto(`${prefix}/newsletter`)
        await page.getByRole('contentinfo').getByRole('link', { name: 'Order Status' }).click()
        const main = page.getByRole('main')
        await fillForm(main, { ...shipped, email: 'wrong@example.com' })
        await expect(main.getByRole('alert')).toContainText('We could not find an order')
        await expect(main.getByRole('textbox', { name: 'Order Number' })).toHaveValue(shipped.number)
        // The browser reports the refusal by itself.
        expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')])
        await fillForm(main, shipped)
        await expect(main.getByText('Shipped').first()).toBeVisible()
        await expect(page).toHaveURL(url => url.pathname === `${prefix}/orders` && url.search === '')
        await main.getByRole('button', { name: 'Buy again' }).click()
        await expect(
          main.getByRole('status').filter({ hasText: 'The pieces are in your cart.' }),
        ).toBeVisible()
        await page.goto(`${prefix}/orders`)
        await fillForm(main, shipped)
        await main.getByRole('link', { name: 'Check another order' }).click()
        await expect(main.getByRole('textbox', { name: 'Order Number' })).toHaveValue('')
      },
    )
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
          ['2025-05-23T21:59:59Z', true, false],
          ['2025-05-23T22:00:00Z', true, true],
          ['2025-05-27T15:59:59Z', true, true],
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
