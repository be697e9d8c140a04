import type { Page } from 'playwright/test'
import { BRANDS, expect, eventsNamed, waitForHydration, isPhone, test } from './shop.ts'

const LIST_PATHS = {
  Art: { category: '/category/subjects-abstract' },
  AllPosters: { category: '/allposters/en-us/category/art-posters' },
} as const

const queryOf = (page: Page): string => new URL(page.url()).search

const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' })

async function choose(page: Page, filter: string, value: RegExp): Promise<void> {
  const bar = page.getByRole('region', { name: 'Filters and sorting' })
  const menu = bar.locator('details[name=list-menu]', {
    has: page.locator('> summary', { hasText: filter }),
  })
  if ((await menu.getAttribute('open')) === null) await menu.locator('> summary').click()
  await menu.getByRole('link', { name: value }).click()
}

for (const brand of BRANDS) {
  const index = LIST_PATHS[brand.name]

  test.describe(`${brand.name}: lists`, () => {
    test('a choice shows at once, the list follows, keeps its place and can be undone (UX-03, UX-08, PLP-34)', async ({
      page,
    }) => {
      test.skip(isPhone(page), 'a small window has its filters in the drawer')
      await page.goto(index.category)
      await waitForHydration(page)
      await page.evaluate(() => scrollTo(0, 300))
      const heldRequests: (() => void)[] = []
      await page.route(
        /_data.*f\.color=blue$/,
        async route => {
          await new Promise<void>(resolve => heldRequests.push(resolve))
          await route.continue()
        },
        { times: 1 },
      )
      await choose(page, 'Color', /^Blue/)
      const blue = page
        .getByRole('region', { name: 'Filters and sorting' })
        .getByRole('link', { name: /^Blue/ })
      await expect(blue).toHaveAttribute('aria-current', 'true')
      await expect(blue).toBeFocused()
      await expect(chips(page).getByRole('button', { name: 'Remove filter Blue' })).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(1)
      expect(queryOf(page)).toBe('')
      for (const go of heldRequests) go()
      await expect(page).toHaveURL(/\?f\.color=blue$/)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expect(blue).toBeFocused()
      expect(await page.evaluate(() => Math.round(scrollY))).toBe(300)

      await page.keyboard.press('Escape')
      await expect(blue).toBeHidden()
      await page.goBack()
      await expect(chips(page)).toBeHidden()
      expect(queryOf(page)).toBe('')
      await page.goForward()
      await expect(chips(page)).toBeVisible()
      await expect
        .poll(eventsNamed(page, 'gallery_filter'))
        .toEqual([{ event: 'gallery_filter', attribute: 'color', value: 'blue', selected: true }])
    })

    test('an answer that comes late does not replace a newer one (SRB-23)', async ({ page }) => {
      test.skip(isPhone(page), 'a small window has its filters in the drawer')
      await page.goto(index.category)
      await waitForHydration(page)
      const heldRequests: (() => void)[] = []
      await page.route(/_data.*f\.color=blue$/, async route => {
        await new Promise<void>(resolve => heldRequests.push(resolve))
        await route.continue().catch(() => {})
      })
      await choose(page, 'Color', /^Blue/)
      await expect(chips(page).getByRole('button')).toHaveCount(1)
      await choose(page, 'Color', /^Red/)
      await expect(page).toHaveURL(/\?f\.color=blue&f\.color=red$/)
      for (const go of heldRequests) go()
      await expect(chips(page).getByRole('button')).toHaveCount(2)
      await expect(page).toHaveURL(/\?f\.color=blue&f\.color=red$/)
    })

    test('another page starts at its top, and its heading has the focus and says where one is (A-10, PLP-10, PLP-14, PLP-16)', async ({
      page,
    }) => {
      await page.goto(index.category)
      await waitForHydration(page)
      // By keyboard, as tiles that come into sight move the pages from under a pointer that jumps there.
      const pages = page.getByRole('navigation', { name: 'Pages' })
      await pages.getByRole('link', { name: 'Page 3' }).press('Enter')
      const heading = page.getByRole('heading', { level: 2, name: /^Page 3 of \d+, 60 results$/ })
      await expect(heading).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await pages.getByRole('link', { name: 'Page 5' }).press('Enter')
      await expect(pages.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('heading', { level: 2, name: /^Page 5 of/ })).toBeFocused()
      await expect(pages).toContainText('...')
      await pages.getByRole('link', { name: 'Page 1', exact: true }).press('Enter')
      await expect(page).toHaveURL(new RegExp(`${index.category}$`))
      await expect.poll(eventsNamed(page, 'pagination')).toMatchObject([
        { page: 3, previous_page: 1 },
        { page: 5, previous_page: 3 },
        { page: 1, previous_page: 5 },
      ])
      await page.goBack()
      await expect(page).toHaveURL(/page=5$/)
    })

    test('a chip gives up its value by keyboard and leaves the focus on the next (A-12, PLP-33)', async ({
      page,
    }) => {
      await page.goto(`${index.category}?f.color=blue&f.color=red&f.size=large`)
      await waitForHydration(page)
      await chips(page).getByRole('button', { name: 'Remove filter Large' }).focus()
      await page.keyboard.press('Enter')
      const next = chips(page).getByRole('button').first()
      await expect(next).toBeFocused()
      await expect(page).toHaveURL(/\?f\.color=blue&f\.color=red$/)
      await page.keyboard.press('Enter')
      await expect(chips(page).getByRole('button')).toHaveCount(1)
      await expect(chips(page).getByRole('button')).toBeFocused()
      await chips(page)
        .getByRole('link', { name: /^Clear All/ })
        .click()
      await expect(chips(page)).toBeHidden()
      await expect(page.getByRole('heading', { level: 2, name: /^(Page 1 of|Results)/ })).toBeFocused()
    })
  })
}
