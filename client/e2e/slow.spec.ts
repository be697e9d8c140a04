import type { Browser, Page } from 'playwright/test'
import {
  BRANDS,
  expect,
  isPhone,
  newCustomer,
  OWN_ADDRESS,
  PASSWORD,
  test,
  waitForHydration,
} from './shop.ts'

test.use(OWN_ADDRESS)

// What has not been painted yet cannot be clicked.
async function gotoUntilPainted(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
}

/** Holds every script back; answers how to let them come. */
async function holdScripts(page: Page): Promise<() => void> {
  const release: (() => void)[] = []
  const released = new Promise<void>(resolve => release.push(resolve))
  await page.route(/\/assets\/.*\.js$/, async route => {
    await released
    await route.continue().catch(() => {})
  })
  return () => release[0]?.()
}

async function signInWithoutPage(page: Page, browser: Browser, prefix: string): Promise<void> {
  const email = await newCustomer(browser, prefix)
  const signedIn = await page.request.post(`${prefix}/login`, {
    form: { email, password: PASSWORD },
    headers: { 'sec-fetch-site': 'same-origin', accept: 'application/json' },
  })
  expect(signedIn.status()).toBe(200)
}

for (const brand of BRANDS) {
  const prefix = brand.home.replace(/\/$/, '')

  test.describe(`${brand.name}: a press before the scripts came`, () => {
    for (const when of ['long before', 'right before'] as const) {
      test(`${when}, on a heart, is in the list`, async ({ page, browser }) => {
        await signInWithoutPage(page, browser, prefix)
        const letScriptsCome = await holdScripts(page)
        await gotoUntilPainted(page, `${prefix}${brand.searchPath}?skq=blue`)
        const tile = page.getByRole('main').locator('li[id^="work-"]').nth(1)
        const name = (await tile.getByRole('heading').textContent()) ?? ''
        if (when === 'right before') letScriptsCome()
        await tile.getByRole('button', { name: /^Favorite: / }).click()
        // The document of the answer, or the notice of a page that came alive meanwhile.
        await expect(page.getByText('One item added to Favorites')).toBeVisible()
        letScriptsCome()
        await page.goto(`${prefix}/account/favorites`)
        await expect(page.getByRole('main').getByRole('heading', { name })).toBeVisible()
      })

      test(`${when}, on Add to Cart, is in the cart`, async ({ page }) => {
        const letScriptsCome = await holdScripts(page)
        await gotoUntilPainted(page, `${prefix}/product/A12?upi=A12AP`)
        if (when === 'right before') letScriptsCome()
        await page.locator('#add-to-cart').getByRole('button').click()
        await expect(page.getByRole('heading', { name: /^(Your Cart|Yay!)/ })).toBeVisible()
        letScriptsCome()
        await page.goto(`${prefix}/cart`)
        const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Inland Upland' })
        await expect(lines).toHaveCount(1)
        await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
      })
    }
  })

  test(`${brand.name}: the answer to a form that was sent before the scripts came stays, at the address of its page`, async ({
    page,
  }) => {
    const letScriptsCome = await holdScripts(page)
    await gotoUntilPainted(page, `${prefix}/reset-password`)
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: 'Email' }).fill(`early-${crypto.randomUUID()}@example.com`)
    await page.keyboard.press('Enter')
    const answer = main.getByText(/^If there is an account/)
    await expect(answer).toBeVisible()
    letScriptsCome()
    await waitForHydration(page)
    await expect(answer).toBeVisible()
    await expect(page).toHaveURL(`${prefix}/reset-password`)
    await page.reload()
    await expect(main.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  })

  test(`${brand.name}: a photo that was chosen before the scripts came is uploaded`, async ({ page }) => {
    const letScriptsCome = await holdScripts(page)
    await gotoUntilPainted(page, `${prefix}/frame-my-photos`)
    const url = await page.evaluate(() =>
      Object.assign(document.createElement('canvas'), { width: 1500, height: 1000 }).toDataURL('image/jpeg'),
    )
    const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
    await page
      .getByLabel('Choose photos')
      .setInputFiles([{ name: 'beach.jpg', mimeType: 'image/jpeg', buffer }])
    letScriptsCome()
    await expect(page.getByRole('radio', { name: /^24 × 16 in/ })).toBeVisible()
  })

  test.describe(`${brand.name}: a slow machine`, () => {
    test.beforeEach(async ({ page }) => {
      const machine = await page.context().newCDPSession(page)
      await machine.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    })

    test('a click in the menu before it came alive leads where its link leads', async ({ page }) => {
      test.skip(isPhone(page), 'a small window has its menu in the drawer')
      await gotoUntilPainted(page, brand.home)
      const menu = page.getByRole('navigation', { name: 'Categories' })
      await menu.getByRole('link', { name: brand.department, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: brand.heading })).toBeVisible()
    })

    test('a mouse that waits on a department before it came alive opens it', async ({ page }) => {
      test.skip(isPhone(page), 'a small window has its menu in the drawer')
      await gotoUntilPainted(page, brand.home)
      const menu = page.getByRole('navigation', { name: 'Categories' })
      await menu.getByRole('link', { name: brand.department, exact: true }).hover()
      await expect(menu.getByRole('link', { name: brand.group, exact: true })).toBeVisible()
    })

    test('the way back leads to the same place of a long page', async ({ page }) => {
      await page.goto(brand.home)
      await waitForHydration(page)
      const last = page.getByRole('main').getByRole('link').last()
      await last.scrollIntoViewIfNeeded()
      const before = await page.evaluate(() => Math.round(scrollY))
      await last.click()
      await expect(page.getByRole('heading', { level: 1, name: brand.headline })).toBeHidden()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await page.goBack()
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before)
    })
  })
}
