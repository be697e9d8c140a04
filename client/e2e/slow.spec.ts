import type { Page } from 'playwright/test'
import { BRANDS, expect, waitForHydration, isPhone, test } from './shop.ts'

// What has not been painted yet cannot be clicked.
async function gotoUntilPainted(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
}

for (const brand of BRANDS) {
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
