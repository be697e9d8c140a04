import type { Page, Route } from 'playwright/test'
import { fillToPayment, openCheckout, payByCard, placeOrder } from './checkout-steps.ts'
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

const PRINT = 'A2'
const FRAME = ['Regent Gold', 'Navy, 3"', 'Cream, 0.25"', 'UV Museum Acrylic']

const fitsWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth).then(more => more <= 0)

async function choose(page: Page, group: string, name: string | RegExp): Promise<void> {
  await page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name }).check()
}

/** Answers where the order is found again. */
async function payAsGuest(page: Page, prefix: string): Promise<string> {
  const email = `frame-${crypto.randomUUID()}@example.com`
  await openCheckout(page, prefix)
  await fillToPayment(page, email)
  await payByCard(page.getByRole('main'))
  const number = await placeOrder(page)
  return `${prefix}/orders?${new URLSearchParams({ o: number, e: email }).toString()}`
}

for (const { name: brand, home } of BRANDS) {
  const prefix = home.replace(/\/$/, '')
  const path = `${prefix}/customizer/${PRINT}`

  test.describe(`${brand}: the customizer`, () => {
    test.use(OWN_ADDRESS)

    test('a frame is designed from the product page, bought, and found in the order (OPT-13, OPT-14)', async ({
      page,
    }) => {
      await page.goto(`${prefix}/product/${PRINT}`)
      await waitForHydration(page)
      await page.getByRole('link', { name: 'Design your own frame' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Design your frame' })).toBeVisible()
      await waitForHydration(page)
      const price = page.getByRole('main').locator('form strong')
      const usual = await price.textContent()
      await choose(page, 'Frame color', 'Gold')
      await expect(page).toHaveURL(/moulding=FG/)
      await choose(page, 'Frame style', 'Value')
      await expect(page).toHaveURL(/moulding=V/)
      await choose(page, 'Classic frames', /^Regent Gold/)
      await expect(
        page.getByRole('group', { name: 'Frame color' }).getByRole('radio', { name: 'Gold' }),
      ).toBeChecked()
      await choose(page, 'Mat', 'Navy')
      await choose(page, 'Mat: width', '3"')
      await choose(page, 'Second Mat', 'Cream')
      await choose(page, 'Glass', 'UV Museum Acrylic')
      await expect(page).toHaveURL(/moulding=RG&mat=N&mat-width=3&mat2=C&mat2-width=0.25&glass=M$/)
      await expect(page.locator('form [aria-live]')).toHaveAttribute('aria-busy', 'false')
      await expect(price).not.toHaveText(usual ?? '')
      const offered = (await price.textContent()) ?? ''
      await page.getByRole('button', { name: 'Add to Cart' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'View Cart' }).click()
      await expect(page).toHaveURL(/\/cart$/)
      for (const text of FRAME) await expect(page.getByRole('main').getByText(text)).toBeVisible()
      await expect(page.getByRole('main').getByText(offered).first()).toBeVisible()
      await page.goto(await payAsGuest(page, prefix))
      const detail = page.getByRole('dialog', { name: /^Order W/ })
      for (const text of FRAME) await expect(detail.getByText(text)).toBeVisible()
    })
  })

  if (!runsInBrand(brand)) continue

  test.describe(`${brand}: the customizer’s page`, () => {
    test('it is drawn at once, before the price has arrived, and bought as it was chosen', async ({
      page,
    }) => {
      await page.goto(`${path}?mat=none`)
      await waitForHydration(page)
      await expectAccessible(page)
      expect(await fitsWindow(page)).toBe(true)
      const added = page.waitForRequest(
        request => request.method() === 'POST' && request.url().endsWith('/cart/items'),
      )
      const hold = async (route: Route) => {
        await added
        await route.continue()
      }
      await page.route('**/_data/**', hold, { times: 1 })
      await choose(page, 'Classic frames', /^Regent Black/)
      await expect(page.getByRole('img', { name: /Regent Black$/ })).toBeVisible()
      await expect(page.getByText('Finished size: 20" x 28"')).toBeVisible()
      await page.getByRole('button', { name: 'Add to Cart' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'View Cart' }).click()
      await expect(page).toHaveURL(/\/cart$/)
      await expect(page.getByRole('main').getByText('Regent Black')).toBeVisible()
      await page.goBack()
      await expect(
        page.getByRole('group', { name: 'Classic frames' }).getByRole('radio', { name: /^Regent Black/ }),
      ).toBeChecked()
    })

    test('frames are compared by an address that can be shared', async ({ page, context }) => {
      await page.goto(`${path}?view=dining-room`)
      await waitForHydration(page)
      const frames = page.getByRole('heading', { name: /^Frame \d$/ })
      for (const [index, frame] of [/^Essential White/, /^Essential Brown/].entries()) {
        await choose(page, 'Value frames', frame)
        const link = page.getByRole('link', { name: 'Set aside to compare' })
        await expect(link).not.toHaveAttribute('aria-disabled')
        await link.click()
        await expect(frames).toHaveCount(index + 1)
      }
      await expectAccessible(page)
      expect(await fitsWindow(page)).toBe(true)
      const other = await context.newPage()
      await other.goto(page.url())
      await expect(other.getByRole('heading', { name: /^Frame \d$/ })).toHaveCount(2)
      await page.getByRole('link', { name: 'Choose: Frame 1' }).click()
      await expect(page.getByRole('radio', { name: /^Essential White/ })).toBeChecked()
      await page.getByRole('link', { name: 'Remove: Frame 2' }).click()
      await expect(frames).toHaveCount(1)
    })

    test('every control can be reached and seen by keyboard', async ({ page }) => {
      await page.goto(path)
      await waitForHydration(page)
      await page.getByRole('radio', { name: 'On the wall' }).focus()
      for (const group of [
        'Size',
        'Frame style',
        'Frame color',
        'Classic frames',
        'Mat',
        'Mat: width',
        'Second Mat',
        'Glass',
      ]) {
        await page.keyboard.press('Tab')
        const focused = page.getByRole('group', { name: group, exact: true }).locator(':focus')
        await expect(focused).toHaveCount(1)
        const isCovered = await focused.evaluate(element => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return document.elementFromPoint(left + width / 2, top + height / 2) !== element
        })
        expect([group, isCovered]).toEqual([group, false])
      }
      await page.keyboard.press('ArrowDown')
      await expect(page).toHaveURL(/glass=N$/)
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowDown')
      await expect(page).toHaveURL(/glass=M$/)
    })

    test('in its experiment it has no header on phones (SHL-26, SHL-27)', async ({ page }) => {
      await page.goto(path)
      await page.context().addCookies([{ name: 'ab', value: 'customizer-without-header', url: page.url() }])
      await page.reload()
      await waitForHydration(page)
      await expect(page.getByRole('banner')).toHaveCount(isPhone(page) ? 0 : 1)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
    })
  })
}
