import { type Locator, type Page } from 'playwright/test'
import {
  BRANDS,
  expect,
  eventsNamed,
  expectAccessible,
  waitForHydration,
  isPhone,
  newCustomer,
  PASSWORD,
  test,
  OWN_ADDRESS,
  unusedPreloads,
} from './shop.ts'

const tileAt = (page: Page, index: number) => page.getByRole('main').locator('li[id^="work-"]').nth(index)

const topOf = (locator: Locator) =>
  locator.evaluate(element => Math.round(element.getBoundingClientRect().top))

const bottomOf = (locator: Locator) =>
  locator.evaluate(element => Math.round(element.getBoundingClientRect().bottom))

test.use(OWN_ADDRESS)

async function signIn(page: Page): Promise<void> {
  await page.getByRole('main').getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Password').fill('Gallery2026!')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
}

async function signInByDialog(
  page: Page,
  email = 'ada@example.com',
  password = 'Gallery2026!',
): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog).toHaveCount(0)
}

for (const brand of BRANDS) {
  const prefix = brand.home.replace(/\/$/, '')
  const search = (query: string) => `${prefix}${brand.searchPath}?skq=${query}`

  test.describe(`${brand.name}: tiles`, () => {
    test('all works of a page stand in rows, whole and cheap, and leading to one is told (PLP-03 to PLP-09, PLP-39 to PLP-52, PLP-74, PLP-75)', async ({
      page,
    }) => {
      await page.goto(search('blue'))
      await waitForHydration(page)
      const tiles = page.getByRole('main').locator('li[id^="work-"]')
      await expect(tiles).toHaveCount(60)
      const columns = await tiles
        .first()
        .locator('..')
        .evaluate(list => getComputedStyle(list).gridTemplateColumns.split(' ').length)
      const perRow = brand.name === 'Art' ? 6 : 5
      expect(columns).toBe(isPhone(page) ? 2 : perRow)
      expect(
        await tiles.evaluateAll(all => all.map(tile => getComputedStyle(tile).containIntrinsicHeight)),
      ).toEqual(Array.from({ length: 60 }, () => `auto ${brand.name === 'Art' ? 379 : 390}px`))
      const urgent = tiles.locator('img[fetchpriority="high"][loading="eager"]')
      await expect(urgent).toHaveCount(perRow)
      expect(await unusedPreloads(page)).toEqual([])
      await expect(tiles.locator('img[loading="lazy"]')).toHaveCount(60 - perRow)

      const first = tileAt(page, 0)
      await expect(first).toContainText('Multiple Sizes')
      await expect(first).toContainText(/From \$\d/)
      await expect(first.getByRole('link')).toHaveCount(2)
      await expect(tiles.getByText('New', { exact: true }).first()).toBeAttached()
      const sale = tiles.filter({ has: page.getByText('Sale', { exact: true }) }).first()
      await expect(sale.locator('del')).toHaveText(/^Was \$/)
      await expect(sale.locator('ins')).toHaveText(/^Now \$/)
      expect(await bottomOf(sale.locator('picture'))).toBeLessThanOrEqual(
        await topOf(sale.getByText('Sale', { exact: true })),
      )
      await expect.poll(eventsNamed(page, 'view_item_list')).toMatchObject([{ items: { length: 60 } }])
      await expectAccessible(page, 'main')

      const name = (await first.getByRole('heading').textContent()) ?? ''
      await first.getByRole('heading').getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect
        .poll(eventsNamed(page, 'select_item'))
        .toMatchObject([{ items: [{ item_name: name, index: 0 }] }])
    })

    test('in a very wide window a list grows to 2000 px and any other page to 1500 px (PLP-68, PLP-69)', async ({
      page,
    }) => {
      test.skip(isPhone(page), 'phones are narrow')
      await page.setViewportSize({ width: 2600, height: 900 })
      for (const [path, width] of [
        [search('blue'), 2000],
        [brand.home, 1500],
      ] as const) {
        await page.goto(path)
        const box = await page.getByRole('main').boundingBox()
        expect(box?.width).toBe(width)
      }
    })

    test('the way back from a product leads to the same tile at the same height, on a later page too', async ({
      page,
    }) => {
      await page.goto(search('blue'))
      await waitForHydration(page)
      await page
        .getByRole('navigation', { name: 'Pages' })
        .getByRole('link', { name: 'Page 2', exact: true })
        .click()
      await expect(page).toHaveURL(/page=2/)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(1000)
      const tile = tileAt(page, 41)
      await tile.evaluate(element => element.scrollIntoView({ block: 'center' }))
      // The entries above find their heights within a few frames.
      const drift = async () => {
        const top = await topOf(tile)
        await page.evaluate(
          () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
        )
        return (await topOf(tile)) - top
      }
      await expect.poll(drift).toBe(0)
      const id = (await tile.getAttribute('id')) ?? ''
      const link = tile.getByRole('heading').getByRole('link')
      await link.focus()
      const before = await topOf(tile)
      await page.keyboard.press('Enter')
      await expect(tile).toBeHidden()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await page.goBack()
      const again = page.locator(`[id="${id}"]`)
      await expect.poll(async () => Math.abs((await topOf(again)) - before)).toBeLessThanOrEqual(2)
    })

    test('a heart is as large as a finger and hides nothing of its picture', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      await page.goto(search('lettering'))
      for (const at of [0, 1, 4]) {
        const heart = await tileAt(page, at).getByRole('button').boundingBox()
        const picture = await tileAt(page, at).locator('img').first().boundingBox()
        if (!heart || !picture) throw new Error('The tile has no heart or no picture.')
        expect(heart.y).toBeGreaterThanOrEqual(picture.y + picture.height)
        expect(Math.min(heart.width, heart.height)).toBeGreaterThanOrEqual(44)
      }
      await expectAccessible(page, 'main')
    })

    test('the heart of a guest is set after the sign-in, back at the same tile, and let go again (FAV-01 to FAV-16, FAV-31, FAV-32)', async ({
      page,
    }) => {
      await page.goto(search('mountain'))
      await waitForHydration(page)
      const tile = tileAt(page, isPhone(page) ? 9 : 14)
      const heart = tile.getByRole('button', { name: /^Favorite: / })
      await heart.click()
      await expect(page.getByText('You must create an account to access this feature.')).toBeVisible()
      await signInByDialog(page)
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await page
        .getByRole('status')
        .filter({ hasText: 'One item added to Favorites' })
        .getByRole('link', { name: 'View' })
        .click()
      await expect(page).toHaveURL(/\/account\/favorites$/)
      await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible()
      await expectAccessible(page)
      await page.goBack()
      await expect(tile).toBeInViewport()
      await heart.click()
      await expect(page.getByText('Item removed from Favorites')).toBeVisible()
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
      await expect.poll(eventsNamed(page, 'remove_from_wishlist')).toHaveLength(1)
    })

    test('hearts are sent one by one; one that cannot be kept is empty again and says so (FAV-12, FAV-19)', async ({
      page,
      browser,
      consoleErrors,
    }) => {
      await page.goto(search('blue'))
      await waitForHydration(page)
      await page.getByRole('link', { name: 'My Account' }).click()
      await signInByDialog(page, await newCustomer(browser, prefix), PASSWORD)
      await expect(page).toHaveURL(/\/account$/)
      await page.goto(search('blue'))
      await waitForHydration(page)
      let requestCount = 0
      const release: (() => void)[] = []
      const heldRequest = new Promise<void>(resolve => {
        release.push(resolve)
      })
      await page.route('**/favourites', async route => {
        requestCount += 1
        if (requestCount > 1) return route.continue()
        await heldRequest
        await route.fulfill({ status: 500, contentType: 'text/plain', body: 'no' })
      })
      const heart = tileAt(page, 0).getByRole('button', { name: /^Favorite: / })
      const other = tileAt(page, 1).getByRole('button', { name: /^Favorite: / })
      await heart.click()
      await other.click()
      for (const each of [heart, other]) await expect(each).toHaveAttribute('aria-pressed', 'true')
      expect(requestCount).toBe(1)
      release[0]?.()
      await expect(page.getByRole('alert')).toContainText('Something went wrong. Try again!')
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
      await expect(page.getByText('One item added to Favorites')).toBeVisible()
      await expect(other).toHaveAttribute('aria-pressed', 'true')
      expect(requestCount).toBe(2)
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('500')])
    })

    test('a search without results offers what others buy and look at, and what was looked at here (PLP-62 to PLP-65)', async ({
      page,
    }) => {
      await page.goto(search('blue'))
      await waitForHydration(page)
      const name = (await tileAt(page, 0).getByRole('heading').textContent()) ?? ''
      await tileAt(page, 0).getByRole('heading').getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

      await page.goto(search('zzqxv'))
      await waitForHydration(page)
      await expect(
        page.getByRole('heading', { level: 1, name: 'We couldn\'t find anything for "zzqxv"' }),
      ).toBeVisible()
      await expect(page.getByText('Please check your spelling or try a different search.')).toBeVisible()
      for (const row of ['Top sellers', 'Most viewed'])
        await expect(page.getByRole('region', { name: row }).getByRole('group').first()).toBeVisible()
      await expect(page.getByRole('region', { name: 'Recently viewed' })).toContainText(name)
      await expectAccessible(page)
    })

    test('a resting mouse sees the work on a wall and nothing moves; on trial a tile opens a new tab (PLP-47)', async ({
      page,
      context,
      baseURL,
    }) => {
      test.skip(isPhone(page), 'fingers do not rest')
      await context.addCookies([{ name: 'ab', value: 'tiles-in-new-tab', url: baseURL ?? '' }])
      await page.goto(search('blue'))
      await waitForHydration(page)
      const tile = tileAt(page, 2)
      const below = tileAt(page, 8)
      const between = async () => (await topOf(below)) - (await topOf(tile))
      const before = await between()
      await tile.getByRole('heading').hover()
      const room = tile.locator('img[src*="artLifeStyle"]')
      await expect(room.locator('..')).toHaveCSS('opacity', '1')
      expect(await between()).toBe(before)

      const link = tile.getByRole('link', { name: '(opens in new tab)' })
      const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
      await expect(opened.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(tile).toBeVisible()
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('a heart leads through the sign-in to its picture, and afterwards to the favourites (FAV-15, FAV-16)', async ({
        page,
      }) => {
        await page.goto(search('flower'))
        const index = isPhone(page) ? 4 : 5
        const heart = () => tileAt(page, index).getByRole('button', { name: /^Favorite: / })
        const name = (await tileAt(page, index).getByRole('heading').textContent()) ?? ''
        await heart().click()
        await expect(page).toHaveURL(/\/login\?redirect=/)
        await signIn(page)
        await expect(page).toHaveURL(/skq=flower/)
        await expect(tileAt(page, index)).toBeInViewport()

        await page.goto(`${prefix}/account/favorites`)
        const filledHeart = page.getByRole('button', { name: `Favorite: ${name}` }).first()
        await expect(filledHeart).toHaveAttribute('aria-pressed', 'true')
        await filledHeart.click()
        await expect(page).toHaveURL(/\/account\/favorites\?removed=\w+$/)
        await expect(filledHeart).toBeHidden()
      })
    })
  })
}
