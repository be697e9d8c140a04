import type { Page } from 'playwright/test'
import { fillCart } from './checkout-steps.ts'
import {
  BRANDS,
  eventsNamed,
  expect,
  newCustomer,
  OWN_ADDRESS,
  PASSWORD,
  runsInBrand,
  test,
  waitForHydration,
} from './shop.ts'

async function drawPhoto(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() =>
    Object.assign(document.createElement('canvas'), { width: 1200, height: 900 }).toDataURL('image/png'),
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

/** Holds back what the shop answers to a form; answers how to let it come. */
async function holdAnswer(page: Page, path: string): Promise<() => Promise<void>> {
  const release: (() => void)[] = []
  const released = new Promise<void>(resolve => release.push(resolve))
  await page.route(`**${path}`, async route => {
    const response = await route.fetch()
    await released
    await route.fulfill({ response })
  })
  return async () => {
    const answered = page.waitForResponse(`**${path}`)
    release[0]?.()
    await (await answered).finished()
  }
}

const email = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Email' })

async function goToCheckout(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Checkout/ })
    .first()
    .click()
  await expect(email(page)).toBeVisible()
  await email(page).fill('nia@example.com')
}

async function expectStillAtCheckout(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(email(page)).toHaveValue('nia@example.com')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

for (const { name, home } of BRANDS) {
  if (!runsInBrand(name)) continue
  const prefix = home.replace(/\/$/, '')
  test.describe(`${name}: an answer that comes after the shopper has gone on`, () => {
    test.use(OWN_ADDRESS)

    test('an upgrade is in the cart, and the checkout stays', async ({ page }) => {
      await page.goto(`${prefix}/product/A12?upi=A12AP`)
      await waitForHydration(page)
      await page.locator('#add-to-cart').getByRole('button').click()
      const dialog = page.getByRole('dialog')
      const letAnswerCome = await holdAnswer(page, '/cart/upgrade')
      await dialog.getByRole('button', { name: 'Add to Cart' }).first().click()
      await dialog.getByRole('link', { name: 'View Cart' }).click()
      await expect(page).toHaveURL(/\/cart$/)
      await goToCheckout(page)
      await letAnswerCome()
      await expect.poll(eventsNamed(page, 'add_to_cart')).toHaveLength(2)
      await expectStillAtCheckout(page)
    })

    test('a photo is in the album, which a notice leads to, and the checkout stays', async ({ page }) => {
      await fillCart(page, prefix)
      await page.goto(`${prefix}/frame-my-photos`)
      await waitForHydration(page)
      const letAnswerCome = await holdAnswer(page, '/frame-my-photos/parts')
      const sent = page.waitForRequest('**/frame-my-photos/parts')
      await page
        .getByLabel('Choose photos')
        .setInputFiles([{ name: 'sea.png', mimeType: 'image/png', buffer: await drawPhoto(page) }])
      await sent
      await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
      await goToCheckout(page)
      await letAnswerCome()
      const notice = page.getByRole('status').filter({ hasText: '1 photo was added to your album.' })
      await expect(notice).toBeVisible()
      await expectStillAtCheckout(page)
      await notice.getByRole('link', { name: 'Frame My Photos' }).click()
      await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
    })

    test('a shopper who has closed the sign-in dialog is signed in where they are', async ({
      page,
      browser,
    }) => {
      const customer = await newCustomer(browser, prefix)
      await page.goto(`${prefix}/newsletter`)
      await waitForHydration(page)
      await page.getByRole('banner').getByRole('link', { name: 'My Account' }).click()
      const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
      await dialog.getByRole('textbox', { name: 'Email' }).fill(customer)
      await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
      const letAnswerCome = await holdAnswer(page, '/login')
      await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await letAnswerCome()
      await expect(page.getByRole('status').filter({ hasText: 'Nia' })).toBeVisible()
      await expect(page).toHaveURL(/\/newsletter$/)
    })

    test('a photo that arrives while all of the album is looked at is in it', async ({ page }) => {
      await page.goto(`${prefix}/frame-my-photos`)
      await waitForHydration(page)
      const files = [{ name: 'sea.png', mimeType: 'image/png', buffer: await drawPhoto(page) }]
      await page.getByLabel('Choose photos').setInputFiles(files)
      await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
      const letAnswerCome = await holdAnswer(page, '/frame-my-photos/parts')
      const sent = page.waitForRequest('**/frame-my-photos/parts')
      await page.getByLabel('Choose photos').setInputFiles(files)
      await sent
      await page.getByRole('link', { name: 'All photos (1)' }).click()
      await expect(page).toHaveURL(/album=all/)
      await expect(page.getByRole('progressbar', { name: 'sea.png' })).toBeVisible()
      await letAnswerCome()
      await expect(page.getByRole('button', { name: 'Delete for good' })).toHaveCount(2)
      await expect(page).toHaveURL(/album=all/)
    })

    test('works that are taken off the wishlist one after the other are both off it', async ({
      page,
      browser,
    }) => {
      const headers = { 'sec-fetch-site': 'same-origin', accept: 'application/json' }
      const customer = { email: await newCustomer(browser, prefix), password: PASSWORD }
      await page.request.post(`${prefix}/login`, { form: customer, headers })
      for (const imageId of ['A12', 'A13'])
        await page.request.post(`${prefix}/account/wishlist`, { form: { imageId, intent: 'add' }, headers })
      await page.goto(`${prefix}/account/wishlist`)
      await waitForHydration(page)
      const main = page.getByRole('main')
      await expect(main.getByText('2 pictures')).toBeVisible()
      const sends: (() => void)[] = []
      await page.route('**/account/wishlist', async route => {
        await new Promise<void>(resolve => sends.push(resolve))
        await route.continue()
      })
      const removals = main.getByRole('button', { name: /^Remove/ })
      for (const at of [0, 1]) {
        await removals.nth(at).click()
        await expect.poll(() => sends.length).toBe(at + 1)
      }
      sends[0]?.()
      await expect(main.getByText('1 picture')).toBeVisible()
      sends[1]?.()
      await expect(main.getByText('Your wishlist is empty.', { exact: false })).toBeVisible()
      await main.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(() => sends.length).toBe(3)
      sends[2]?.()
      await expect(main.getByText('1 picture')).toBeVisible()
    })
  })
}
