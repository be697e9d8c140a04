import { expectVisibleFocus } from './focus.ts'
import { MAIN, mainIn } from './run-options.ts'
import { BRANDS, expect, expectAccessible, waitForHydration, runsInBrand, test } from './shop.ts'

for (const brand of BRANDS) {
  test.describe(`${brand.name}: the home page`, () => {
    test(
      'nothing on it is wider than the window, and axe finds no fault',
      mainIn(brand.name),
      async ({ page }) => {
        await page.goto(brand.home)
        await waitForHydration(page)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
        await expectAccessible(page)
      },
    )

    if (!runsInBrand(brand.name)) return

    test('the shop window holds real works, and each leads to its page', async ({ page }) => {
      await page.goto(brand.home)
      await waitForHydration(page)
      const main = page.getByRole('main')
      const hero = main.getByRole('img', { name: 'on the wall of a room' })
      await expect(hero).toHaveJSProperty('complete', true)
      expect(
        await hero.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth),
      ).toBeGreaterThan(0)
      for (const row of brand.rows) {
        const carousel = main.getByRole('region', { name: row }).getByRole('group')
        await expect(carousel).toHaveCount(10)
      }
      const heading = main.getByRole('heading', { level: 3 }).first()
      const name = (await heading.textContent()) ?? ''
      await heading.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    })

    test('what the server sent stays when the page hydrates', MAIN, async ({ page }) => {
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          for (const part of document.querySelectorAll('header, footer, section, main img, main li'))
            part.setAttribute('data-sent', '')
        }),
      )
      for (const path of [brand.home, brand.product]) {
        await page.goto(path)
        const sent = page.locator('[data-sent]')
        const count = await sent.count()
        expect(count).toBeGreaterThan(20)
        await waitForHydration(page)
        await page.waitForLoadState('networkidle')
        expect(await page.getByRole('banner').getAttribute('data-sent')).toBe('')
        expect(await page.getByRole('contentinfo').getAttribute('data-sent')).toBe('')
        expect(await page.getByRole('region', { name: 'Offers' }).getAttribute('data-sent')).toBe('')
        expect(await sent.count()).toBeGreaterThan(count * 0.8)
      }
    })

    test('a walk by keyboard sees every stop of the page', async ({ page }) => {
      await page.goto(brand.home)
      await waitForHydration(page)
      await expectVisibleFocus(page, 40)
    })
  })
}
