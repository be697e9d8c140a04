import type { Page } from 'playwright/test'
import { BRANDS, expect, eventsNamed, expectAccessible, waitForHydration, isPhone, test } from './shop.ts'

const CATEGORIES = {
  Art: '/category/subjects-abstract',
  AllPosters: '/allposters/en-us/category/art-posters',
} as const

const BAR = 'section[aria-label="Filters and sorting"]'

const bar = (page: Page) => page.getByRole('region', { name: 'Filters and sorting' })
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filter & Sort' })
const queryOf = (page: Page): string => new URL(page.url()).search

const menu = (page: Page, label: string) =>
  bar(page).locator('details[name=list-menu]', { has: page.locator('> summary', { hasText: label }) })

/** Axe finds nothing in a part of the page, light and dark, at every width of this kind of window. */
async function expectAccessibleEverywhere(page: Page, part: string): Promise<void> {
  const size = page.viewportSize()
  for (const width of isPhone(page) ? [360, 768] : [1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page, part)
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  if (size) await page.setViewportSize(size)
}

for (const brand of BRANDS) {
  const prefix = brand.home.replace(/\/$/, '')
  const category = CATEGORIES[brand.name]

  test.describe(`${brand.name}: filters`, () => {
    test('the drawer narrows and sorts, is one step of the history, and gives all up again (PLP-27, PLP-29 to PLP-31, PLP-73)', async ({
      page,
    }) => {
      await page.goto(category)
      await waitForHydration(page)
      const open = bar(page).getByRole('button', { name: isPhone(page) ? 'Filter & Sort' : 'All Filters' })
      await open.click()
      await expect(drawer(page)).toBeVisible()
      await expectAccessibleEverywhere(page, 'dialog')

      const count = drawer(page).getByRole('status')
      const all = await count.textContent()
      await drawer(page)
        .getByRole('link', { name: /^Medium/ })
        .click()
      await expect(page).toHaveURL(/\?f\.size=medium$/)
      await drawer(page).locator('summary', { hasText: 'Color' }).click()
      await drawer(page).getByRole('link', { name: /^Blue/ }).click()
      await expect(page).toHaveURL(/\?f\.color=blue&f\.size=medium$/)
      await expect(count).not.toHaveText(all ?? '')
      await drawer(page).locator('summary', { hasText: 'Sort By' }).click()
      await drawer(page).getByRole('link', { name: 'Newest' }).click()
      await expect(page).toHaveURL(/\?f\.color=blue&f\.size=medium&sort=newest$/)
      await expectAccessible(page, 'dialog')

      await drawer(page).getByRole('button', { name: 'Clear All' }).click()
      await expect(page).toHaveURL(/\?sort=newest$/)
      await expect(count).toHaveText(all ?? '')
      await drawer(page)
        .getByRole('link', { name: /^Medium/ })
        .click()
      await expect(page).toHaveURL(/\?f\.size=medium&sort=newest$/)
      await drawer(page).getByRole('button', { name: 'Done' }).click()
      await expect(drawer(page)).toBeHidden()
      await expect(open).toBeFocused()
      await expect(chips(page).getByRole('button')).toHaveCount(1)
      await expect.poll(eventsNamed(page, 'gallery_filter_sort')).toMatchObject([
        { source: 'drawer', filters: ['size:medium'] },
        { source: 'drawer', filters: ['color:blue', 'size:medium'] },
        { source: 'drawer', sort: 'newest' },
        { source: 'drawer', filters: [] },
        { source: 'drawer', filters: ['size:medium'] },
      ])

      await open.click()
      await expect(drawer(page)).toBeVisible()
      await page.goBack()
      await expect(drawer(page)).toBeHidden()
      expect(queryOf(page)).toBe('?f.size=medium&sort=newest')
      await page.goBack()
      await expect(page).toHaveURL(/\?sort=newest$/)
      await expect(chips(page)).toBeHidden()
    })

    test('another order leaves the page behind the drawer where it is', async ({ page }) => {
      await page.goto(category)
      await waitForHydration(page)
      await page.evaluate(() => scrollTo(0, 1200))
      const open = bar(page).getByRole('button', { name: isPhone(page) ? 'Filter & Sort' : 'All Filters' })
      // A click of the mouse would scroll to the button first.
      await open.dispatchEvent('click')
      await drawer(page).locator('summary', { hasText: 'Sort By' }).click()
      const height = await page.evaluate(() => scrollY)
      await drawer(page).getByRole('link', { name: 'Newest' }).click()
      await expect(page).toHaveURL(/\?sort=newest$/)
      await expect(drawer(page).getByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'true')
      expect(await page.evaluate(() => scrollY)).toBe(height)
      expect(height).toBeGreaterThan(1000)
    })

    test('quick clicks add up', async ({ page }) => {
      await page.goto(category)
      await waitForHydration(page)
      await bar(page).evaluate(each => {
        for (const name of ['Blue', 'Red', 'Newest'])
          Array.from(each.querySelectorAll('a'))
            .find(link => link.textContent?.startsWith(name))
            ?.click()
      })
      await expect(page).toHaveURL(/\?f\.color=blue&f\.color=red&sort=newest$/)
      await expect(chips(page).getByRole('button')).toHaveCount(2)
    })

    test('the sort menu says how the list is sorted; the present way leads nowhere (PLP-17 to PLP-20, PLP-73)', async ({
      page,
    }) => {
      test.skip(isPhone(page), 'a small window sorts in the drawer')
      await page.goto(category)
      await waitForHydration(page)
      const sort = menu(page, 'Sort By:')
      const label = sort.locator('> summary')
      await expect(label).toHaveText(/Best Matches/)
      await label.click()
      await expectAccessibleEverywhere(page, BAR)
      const requests: string[] = []
      page.on('request', request => requests.push(new URL(request.url()).pathname))
      const present = sort.getByRole('link', { name: 'Best Matches' })
      await expect(present).toHaveAttribute('aria-disabled', 'true')
      await present.click({ force: true })
      await expect(sort.getByRole('list')).toBeHidden()
      await expect(label).toBeFocused()
      expect(queryOf(page)).toBe('')
      await label.click()
      await sort.getByRole('link', { name: 'Price: Low to High' }).click()
      await expect(page).toHaveURL(/\?sort=price-low-to-high$/)
      await expect(label).toHaveText(/Price: Low to High/)
      await expect(sort.getByRole('list')).toBeHidden()
      expect(requests.filter(address => address.startsWith('/_data'))).toHaveLength(1)
      await expect
        .poll(eventsNamed(page, 'gallery_filter_sort'))
        .toMatchObject([{ source: 'sort-menu', sort: 'price-low-to-high' }])
      await label.click()
      await page.keyboard.press('Escape')
      await expect(sort.getByRole('list')).toBeHidden()
      await expect(label).toBeFocused()
    })

    test('every menu beside the list is accessible (PLP-26, PLP-28)', async ({ page }) => {
      test.skip(isPhone(page), 'a small window has its filters in the drawer')
      await page.goto(`${category}?f.color=blue`)
      await waitForHydration(page)
      for (const label of ['Color', 'More']) {
        await menu(page, label).locator('> summary').click()
        await expect(menu(page, label).getByRole('link').first()).toBeVisible()
        await expectAccessibleEverywhere(page, BAR)
      }
      await menu(page, 'More').locator('strong').first().click()
      await expect(menu(page, 'More').getByRole('link').first()).toBeVisible()
    })

    test('the rest of a long filter shows where it is asked for, its first value has the focus, and without scripts it is a link', async ({
      page,
      browser,
      extraHTTPHeaders,
    }) => {
      await page.goto(category)
      await waitForHydration(page)
      if (isPhone(page)) {
        await bar(page).getByRole('button', { name: 'Filter & Sort' }).click()
        await drawer(page).locator('summary', { hasText: 'Color' }).click()
      } else await menu(page, 'Color').locator('> summary').click()
      const colors = (isPhone(page) ? drawer(page) : bar(page)).getByRole('list', { name: 'Color' })
      const values = colors.getByRole('listitem')
      const more = page.locator('a[href*="more=color"]:visible')
      const first = await values.count()
      const address = await more.getAttribute('href')
      const hidden = Number(/\d+/.exec((await more.textContent()) ?? '')?.[0])
      expect(hidden).toBeGreaterThan(0)
      await more.click()
      await expect(values).toHaveCount(first + hidden)
      await expect(values.nth(first).getByRole('link')).toBeFocused()
      await expect(more).toHaveCount(0)
      expect(queryOf(page)).toBe('')

      const context = await browser.newContext({
        baseURL: process.env['SHOP_URL'] ?? '',
        javaScriptEnabled: false,
        extraHTTPHeaders: { ...extraHTTPHeaders },
      })
      const plain = await context.newPage()
      await plain.goto(address ?? '')
      await expect(plain.locator('main a[href*="more=color"]')).toHaveCount(0)
      await expect(plain.locator('ul[aria-label=Color]').first().locator('li')).toHaveCount(first + hidden)
      await context.close()
    })

    test('a blue abstract canvas under 100 dollars for over the sofa is three clicks away', async ({
      page,
    }) => {
      await page.goto(brand.home)
      await waitForHydration(page)
      const field = page.getByRole('combobox', { name: 'Search' })
      await field.fill('blue abstract canvas over the sofa')
      await field.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: /blue abstract canvas over/ })).toBeVisible()
      await waitForHydration(page)
      const main = page.getByRole('main')
      if (isPhone(page)) {
        await bar(page).getByRole('button', { name: 'Filter & Sort' }).click()
        await expect(drawer(page)).toBeVisible()
        const price = drawer(page).locator('details', {
          has: page.locator('> summary', { hasText: 'Price' }),
        })
        if ((await price.getAttribute('open')) === null) await price.locator('> summary').click()
        await price.getByRole('link', { name: /^Under \$100/ }).click()
        await drawer(page).getByRole('button', { name: 'Done' }).click()
      } else {
        await menu(page, 'Price').locator('> summary').click()
        await menu(page, 'Price')
          .getByRole('link', { name: /^Under \$100/ })
          .click()
      }
      await expect(page).toHaveURL(/f\.price=under-100/)
      await expect(chips(page)).toContainText('Under $100')
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
      const tile = main.locator('li[id^="work-"]').first()
      await expect(tile).toContainText(/From \$\d\d?\.\d\d/)
      const name = (await tile.getByRole('heading').textContent()) ?? ''
      await tile.getByRole('heading').getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    })

    test('filters that leave nothing say which one to give up; axe finds no fault where there is nothing', async ({
      page,
      consoleErrors,
    }) => {
      await page.goto(`${category}?f.color=no-such-colour&f.size=large`)
      await waitForHydration(page)
      await expect(page.getByText('Nothing matches all of these filters.')).toBeVisible()
      await expectAccessibleEverywhere(page, 'main')
      const main = page.getByRole('main')
      await main.getByRole('link', { name: 'Clear All', exact: true }).click()
      await expect(main.locator('li[id^="work-"]').first()).toBeVisible()

      await page.goto(`${prefix}${brand.searchPath}?skq=zzqxv`)
      await waitForHydration(page)
      await expect(page.getByRole('heading', { level: 1, name: /find anything for "zzqxv"/ })).toBeVisible()
      await expectAccessibleEverywhere(page, 'main')
      expect(consoleErrors.splice(0).filter(each => !each.includes('404'))).toEqual([])
    })
  })
}
