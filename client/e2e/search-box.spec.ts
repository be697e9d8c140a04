import type { Page } from 'playwright/test'
import { BRANDS, expect, eventsNamed, expectAccessible, waitForHydration, isPhone, test } from './shop.ts'

const TYPED = { Art: 'lan', AllPosters: 'spa' } as const

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const options = (page: Page) => list(page).getByRole('option')
const marked = (page: Page) => list(page).getByRole('option', { selected: true })

for (const brand of BRANDS) {
  const prefix = brand.home === '/' ? '' : brand.home
  const typed = TYPED[brand.name]

  const open = async (page: Page, text: string) => {
    await page.goto(brand.home)
    await waitForHydration(page)
    await field(page).click()
    await field(page).pressSequentially(text)
  }

  test.describe(`${brand.name}: the search box`, () => {
    test('three letters bring phrases, categories and products, never so many that they scroll (SRB-02, SRB-07, SRB-19)', async ({
      page,
    }) => {
      await open(page, typed.slice(0, 2))
      await expect(list(page)).toBeHidden()
      await field(page).pressSequentially(typed.slice(2))
      for (const name of ['Suggestions', 'Categories', 'Products'])
        await expect(list(page).getByRole('group', { name })).toBeVisible()
      const count = await options(page).count()
      expect(count).toBeLessThanOrEqual(isPhone(page) ? 8 : 10)
      await expect(page.getByRole('search').getByRole('status')).toHaveText(`${count} suggestions`)
      expect(await list(page).evaluate(each => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(0)
      const picture = list(page).getByRole('group', { name: 'Products' }).locator('img').first()
      await expect
        .poll(() => picture.evaluate(each => each instanceof HTMLImageElement && each.naturalWidth))
        .toBeGreaterThan(0)
      await expect(list(page).locator('b').first()).toBeVisible()
    })

    for (const [when, text, group] of [
      ['before anything is typed', '', 'Recent Searches'],
      ['for what is typed', typed, 'Products'],
    ] as const)
      test(`axe finds no fault in what hangs below the box ${when}, light and dark, at every width`, async ({
        page,
      }) => {
        await page.goto(`${prefix}/login`)
        await waitForHydration(page)
        await page.evaluate(id => localStorage.setItem(`recent-searches-${id}`, '["boats"]'), brand.name)
        await field(page).fill(text)
        await field(page).focus()
        await expect(list(page).getByRole('group', { name: group })).toBeVisible()
        for (const width of isPhone(page) ? [360, 768] : [1280]) {
          await page.setViewportSize({ width, height: 800 })
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme })
            await expectAccessible(page, 'search')
          }
        }
      })

    test('the arrows go round, Home and End to the ends, Escape closes and then clears (A-01)', async ({
      page,
    }) => {
      await open(page, typed)
      await expect(options(page).first()).toBeVisible()
      const texts = await options(page).allTextContents()
      for (const [key, index] of [
        ['ArrowDown', 0],
        ['ArrowUp', texts.length - 1],
        ['ArrowDown', 0],
        ['End', texts.length - 1],
        ['Home', 0],
      ] as const) {
        await page.keyboard.press(key)
        await expect(marked(page)).toHaveText(texts[index] ?? '')
      }
      await expect(field(page)).toBeFocused()
      const id = await marked(page).getAttribute('id')
      await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '')
      await page.keyboard.press('Escape')
      await expect(list(page)).toBeHidden()
      await expect(field(page)).toHaveValue(typed)
      await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.press('Escape')
      await expect(field(page)).toHaveValue('')
    })

    test('a chosen phrase says what had been typed, and is remembered (SRB-06, SRB-13, SRB-20 to SRB-22)', async ({
      page,
    }) => {
      await open(page, typed)
      const phrase = list(page).getByRole('group', { name: 'Suggestions' }).getByRole('option').first()
      const text = (await phrase.textContent()) ?? ''
      await page.keyboard.press('ArrowDown')
      await expect(marked(page)).toHaveText(text)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(url => url.pathname === prefix + brand.searchPath)
      const query = new URL(page.url()).searchParams
      expect(Object.fromEntries(query)).toEqual({ skq: text, sks: text, skt: typed })
      await expect(list(page)).toBeHidden()
      await expect(field(page)).toHaveValue(text)
      const address = prefix + brand.searchPath + new URL(page.url()).search
      await expect
        .poll(eventsNamed(page, 'search'))
        .toMatchObject([{ type: 'Suggested Phrase', term: text, url: address }])

      await page.goto(brand.home)
      await waitForHydration(page)
      await field(page).click()
      const recent = list(page).getByRole('group', { name: 'Recent Searches' }).getByRole('option')
      await expect(recent).toHaveText([text])
      await recent.click()
      await expect(page).toHaveURL(url => url.pathname === prefix + brand.searchPath)
      await expect.poll(eventsNamed(page, 'search')).toMatchObject([{ type: 'Recent Search', term: text }])
    })

    test('typed text is searched for when nothing is marked; recent ones can be removed (SRB-01, SRB-03, SRB-09, SRB-12)', async ({
      page,
    }) => {
      await page.goto(brand.home)
      await waitForHydration(page)
      await field(page).click()
      await expect(list(page)).toBeHidden()
      for (const text of ['blue & gold', '   ', 'boats', 'cats', 'dogs', 'fish', 'owls']) {
        await field(page).fill(text)
        await page.keyboard.press('Enter')
        const term = text.trim()
        if (term) await expect(page).toHaveURL(url => url.searchParams.get('skq') === term)
      }
      await page.goto(brand.home)
      await waitForHydration(page)
      await field(page).click()
      await expect(options(page)).toHaveText(['owls', 'fish', 'dogs', 'cats', 'boats'])
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Delete')
      await expect(options(page)).toHaveText(['fish', 'dogs', 'cats', 'boats'])
      await options(page).first().getByTitle('Remove').click()
      await expect(options(page)).toHaveText(['dogs', 'cats', 'boats'])
      await page.getByRole('button', { name: 'Clear recent searches' }).click()
      await expect(list(page)).toBeHidden()
      await expect(field(page)).toBeFocused()
    })

    test('a field that holds a search shows recent ones on focus, until something is typed (SRB-01)', async ({
      page,
    }) => {
      await page.route('**/api/suggest?*', route => route.fulfill({ json: { categories: [], products: [] } }))
      await page.goto(brand.home)
      await waitForHydration(page)
      for (const term of ['boats', 'owls']) {
        await field(page).fill(term)
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(url => url.searchParams.get('skq') === term)
      }
      const answered = page.waitForResponse('**/api/suggest?q=owls*')
      await field(page).click()
      const recents = list(page).getByRole('group', { name: 'Recent Searches' }).getByRole('option')
      await expect(recents).toHaveText(['owls', 'boats'])
      await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
      await answered
      await expect(recents).toHaveText(['owls', 'boats'])
      await field(page).pressSequentially('x')
      await expect(list(page)).toBeHidden()
      await page.getByRole('heading', { level: 1 }).click()
      await field(page).click()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(url => url.searchParams.get('skq') === 'boats')
    })

    test('a category and a product lead to their pages; leaving the box closes it (SRB-04, SRB-05)', async ({
      page,
    }) => {
      await open(page, typed)
      const category = list(page).getByRole('group', { name: 'Categories' }).getByRole('option').first()
      const name = (await category.textContent()) ?? ''
      await category.click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(list(page)).toBeHidden()
      await expect
        .poll(eventsNamed(page, 'search'))
        .toMatchObject([{ type: 'Suggested Category', term: typed }])

      await field(page).click()
      await field(page).fill(typed)
      const product = list(page).getByRole('group', { name: 'Products' }).getByRole('option').first()
      await expect(product).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Search' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(list(page)).toBeHidden()
      await field(page).click()
      await product.click()
      await expect(page).toHaveURL(/\/products\/|\/-sp\//)
      await expect
        .poll(eventsNamed(page, 'search'))
        .toMatchObject([{}, { type: 'Suggested Product', term: typed }])
    })

    test('a late answer to an older term shows nothing, and a failure is silent (SRB-08, SRB-23)', async ({
      page,
      consoleErrors,
    }) => {
      const requests: string[] = []
      const heldRequests: (() => void)[] = []
      await page.route('**/api/suggest?*', async route => {
        const term = new URL(route.request().url()).searchParams.get('q') ?? ''
        requests.push(term)
        if (term === 'old') await new Promise<void>(resolve => heldRequests.push(resolve))
        const phrases = [{ phrase: `${term} one` }, { phrase: `${term} two` }]
        const categories = [{ id: 'c', value: 'Category', url: '/category/c', suggestedPhrases: phrases }]
        if (term === 'bad') await route.fulfill({ status: 503 })
        else await route.fulfill({ json: { categories, products: [] } }).catch(() => {})
      })
      await open(page, 'old')
      await expect.poll(() => requests).toEqual(['old'])
      await field(page).fill('new')
      await expect(options(page).first()).toHaveText('new one')
      for (const go of heldRequests) go()
      await field(page).fill('new t')
      await expect(options(page).first()).toHaveText('new t one')
      await field(page).fill('bad')
      await expect(list(page)).toBeHidden()
      await field(page).pressSequentially('ge')
      await expect(options(page).first()).toHaveText('badge one')
      expect(requests).not.toContain('badg')
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('503')])
    })
  })
}
