import { MAIN } from './run-options.ts'
import { BRANDS, expect, expectAccessible, waitForHydration, runsInBrand, isPhone, test } from './shop.ts'

for (const brand of BRANDS) {
  test.describe(brand.name, () => {
    if (!runsInBrand(brand.name)) return

    test('a click in the menu loads the category’s data once', async ({ page }) => {
      test.skip(isPhone(page), 'a small window has its menu in the drawer')
      await page.goto(brand.home)
      await waitForHydration(page)
      const requests: string[] = []
      page.on('request', request => requests.push(new URL(request.url()).pathname))

      const menu = page.getByRole('navigation', { name: 'Categories' })
      await menu.getByRole('link', { name: brand.department, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: brand.heading })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`^${brand.heading}`))

      const prefix = brand.home === '/' ? '' : brand.home
      const path = `${prefix}/category/${brand.department.toLowerCase()}`
      expect(new URL(page.url()).pathname).toBe(path)
      expect(requests.filter(address => address.startsWith('/_data'))).toEqual([`/_data${path}`])

      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: brand.headline })).toBeVisible()
      await expectAccessible(page)
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('the menu is there and leads to its categories', MAIN, async ({ page }) => {
        await page.goto(brand.home)
        const menu = page.getByRole('navigation', { name: 'Categories' })
        const department = menu.getByRole('link', { name: brand.department, exact: true })
        await department.focus()
        const child = menu.getByRole('link', { name: brand.group, exact: true })
        await expect(child).toBeVisible()
        await child.click()
        await expect(page.getByRole('heading', { level: 1, name: brand.groupHeading })).toBeVisible()
      })
    })

    // What follows is the same in both.
    test('the panel of a department opens and closes by keyboard', async ({ page }) => {
      test.skip(isPhone(page), 'a small window has its menu in the drawer')
      await page.goto(brand.home)
      await waitForHydration(page)
      const toggle = page.getByRole('button', { name: `More of ${brand.department}` })
      const child = page.getByRole('navigation').getByRole('link', { name: brand.group, exact: true })
      await expect(child).toBeHidden()

      await toggle.focus()
      await page.keyboard.press('Enter')
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
      await expect(child).toBeVisible()
      await expectAccessible(page)

      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await expect(child).toBeHidden()
      await expect(toggle).toBeFocused()
    })

    test('a navigation whose data cannot be read is left to the browser', async ({ page, consoleErrors }) => {
      test.skip(isPhone(page), 'a small window has its menu in the drawer')
      await page.goto(brand.home)
      await waitForHydration(page)
      await page.route('**/_data/**', route =>
        route.fulfill({ status: 500, contentType: 'text/plain', body: 'Something went wrong.' }),
      )
      await page.getByRole('navigation').getByRole('link', { name: brand.department, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: brand.heading })).toBeVisible()
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('500')])
    })

    test('a new page starts at its top, and the way back leads to the same place', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 300 })
      await page.goto(brand.home)
      await waitForHydration(page)
      const last = page.getByRole('main').getByRole('link').last()
      await last.scrollIntoViewIfNeeded()
      const before = await page.evaluate(() => Math.round(scrollY))
      expect(before).toBeGreaterThan(100)
      await last.click()
      await expect(page.getByRole('heading', { level: 1, name: brand.headline })).toBeHidden()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: brand.headline })).toBeAttached()
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before)
    })

    test('an address that does not exist offers the way back', async ({ page, consoleErrors }) => {
      await page.goto(`${brand.home.replace(/\/$/, '')}/nowhere`)
      await waitForHydration(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Oh no!' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Home Page' }).click()
      await expect(page.getByRole('heading', { level: 1, name: brand.headline })).toBeVisible()
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')])
    })
  })
}
