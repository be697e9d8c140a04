import type { Page } from 'playwright/test'
import { BRANDS, expect, expectAccessible, waitForHydration, test, unusedPreloads } from './shop.ts'

// One work of both brands: framed, in several sizes, with a film about frames.
const WORK = 'product/A2148?upi=A2148BFB'
const address = (home: string) => `${home.replace(/\/$/, '')}/${WORK}`

const view = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Views' }).getByRole('link', { name, exact: true })
const zoomLink = (page: Page) => page.getByRole('link', { name: /^Zoom in/ })
const stage = (page: Page) => page.getByRole('region', { name: 'Pictures' })

for (const brand of BRANDS) {
  test.describe(`${brand.name}: the pictures of a work`, () => {
    test('the piece comes first and fast, and every view, room and film is one click or key away (PDP-03, PDP-29, GUI-14 to GUI-19)', async ({
      page,
    }) => {
      await page.goto(address(brand.home))
      await waitForHydration(page)
      const main = stage(page).getByRole('img', { name: /Frame$/ })
      await expect(main).toHaveAttribute('fetchpriority', 'high')
      await expect(main).not.toHaveAttribute('loading', 'lazy')
      await expect(main).toHaveJSProperty('complete', true)
      expect(await unusedPreloads(page)).toEqual([])
      await view(page, 'Living room').click()
      await expect(stage(page).getByRole('img', { name: /living room$/ })).toBeVisible()
      await expect(view(page, 'Living room')).toHaveAttribute('aria-current', 'true')
      await page.keyboard.press('ArrowRight')
      await expect(view(page, 'From the side')).toBeFocused()
      await page.getByRole('button', { name: 'Next picture' }).click()
      await expect(stage(page).getByRole('img', { name: /measures$/ })).toBeVisible()

      const more = page.getByRole('button', { name: /more pictures$/ })
      await expect(more).toHaveText(/^\+\d$/)
      await view(page, 'How it is made').click()
      const film = page.getByLabel(/^Film/)
      await expect(film).toHaveJSProperty('paused', false)
      await expect(film).toHaveJSProperty('muted', true)
      await page.getByRole('button', { name: 'Pause the film' }).click()
      await expect(film).toHaveJSProperty('paused', true)
    })

    test('another size shows its own picture in the same place, and axe finds no fault (GUI-17, UX-10)', async ({
      page,
    }) => {
      await page.goto(address(brand.home))
      await waitForHydration(page)
      const main = stage(page).getByRole('img', { name: /Frame$/ })
      await expect(main).toHaveJSProperty('complete', true)
      const before = await main.boundingBox()
      await page.getByRole('button', { name: 'Next picture' }).click()
      const sizes = page.getByRole('list', { name: 'All sizes to scale' }).getByRole('link')
      await sizes.last().click()
      await expect(sizes.last()).toHaveAttribute('aria-current', 'true')
      await expect(page).not.toHaveURL(/A2148BFB/)
      await expect(view(page, 'Artwork')).toHaveAttribute('aria-current', 'true')
      const next = stage(page).getByRole('img', { name: /Frame$/ })
      await expect(next).toHaveJSProperty('complete', true)
      const after = await next.boundingBox()
      expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      await expectAccessible(page, 'section[aria-label="Pictures"]')
      await expectAccessible(page, 'section:has(> svg)')
    })

    test('zooming goes by keys, wheel, tap and buttons, films too, and the focus comes back (A-21, PHO-14, PHO-15)', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(address(brand.home))
      await waitForHydration(page)
      await zoomLink(page).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      const size = dialog.getByLabel('Size')
      await expect(size).toHaveText('100%')
      await page.keyboard.press('+')
      await expect(size).toHaveText('150%')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('-')
      await expect(size).toHaveText('100%')
      await dialog.getByRole('button', { name: 'Make larger', exact: true }).click()
      await page.keyboard.press('0')
      await expect(size).toHaveText('100%')
      const canvas = dialog.getByRole('button', { name: /make larger$/ })
      await canvas.click()
      await expect(size).toHaveText('250%')
      await expectAccessible(page, 'dialog[open]')
      await dialog.getByRole('button', { name: /show whole$/ }).click()
      await expect(size).toHaveText('100%')
      await page.mouse.wheel(0, -300)
      await expect(size).not.toHaveText('100%')
      await page.keyboard.press('0')
      await page.keyboard.press('ArrowRight')
      await expect(dialog.getByRole('button', { name: /living room: make larger$/ })).toBeVisible()
      await expect(dialog.getByText('Living room', { exact: true })).toBeVisible()
      await page.keyboard.press('End')
      await expect(dialog.getByText('Nursery', { exact: true })).toBeVisible()
      for (let back = 0; back < 5; back += 1) await page.keyboard.press('ArrowLeft')
      await expect(dialog.getByLabel(/^Film/)).toHaveJSProperty('muted', true)
      await page.keyboard.press('Escape')
      await expect(view(page, 'How it is made')).toBeFocused()
      await view(page, 'From the side').click()
      await zoomLink(page).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await expect(dialog.getByLabel(/^Film/)).toBeVisible()
      await expectAccessible(page, 'dialog[open]')
      await page.keyboard.press('Home')
      await expect(dialog.getByRole('button', { name: /make larger$/ }).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(zoomLink(page)).toBeFocused()
    })

    test('the way back closes the large picture and leaves the page and its picture as they were (UX-08)', async ({
      page,
    }) => {
      await page.goto(brand.home)
      await page.goto(address(brand.home))
      await waitForHydration(page)
      const before = page.url()
      const dialog = page.getByRole('dialog')
      await view(page, 'Living room').click()
      await zoomLink(page).click()
      await expect(dialog).toBeVisible()
      await page.goBack()
      await expect(dialog).toHaveCount(0)
      expect(page.url()).toBe(before)
      await expect(view(page, 'Living room')).toHaveAttribute('aria-current', 'true')
      await page.goForward()
      await expect(dialog).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`${brand.home}$`))
    })

    test('a film waits where things are to stand still, and a picture that is broken says what it would be (A-21)', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.route(/artLifeStyle=office/, route =>
        route.fulfill({ contentType: 'image/avif', body: 'torn' }),
      )
      await page.goto(address(brand.home))
      await waitForHydration(page)
      await view(page, 'How it is made').click()
      await expect(page.getByLabel(/^Film/)).toHaveJSProperty('paused', true)
      await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible()
      await view(page, 'Office').click()
      const broken = stage(page).getByRole('img', { name: /office$/ })
      await expect(broken).toBeVisible()
      const words = await broken.evaluate(image => getComputedStyle(image, '::after').content)
      expect(words).toContain('office')
    })

    test('below the two columns the picture reaches from edge to edge', async ({ page }) => {
      for (const width of [360, 768, 991]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(address(brand.home))
        const wall = stage(page).locator('figure > div').first()
        const box = await wall.boundingBox()
        const room = await page.evaluate(() => document.body.clientWidth)
        expect([Math.round(box?.x ?? -1), Math.round(box?.width ?? 0)]).toEqual([0, room])
      }
    })

    test('without scripts the views stand in one row, and sizes are links (WEB-19)', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
      const page = await context.newPage()
      await page.goto(address(brand.home))
      const room = stage(page).getByRole('link', { name: /bedroom$/ })
      await expect(room).not.toBeInViewport()
      await view(page, 'Bedroom').click()
      await expect(room).toBeInViewport()
      await expect(page.getByRole('button', { name: 'Next picture' })).toBeHidden()
      await expect(zoomLink(page)).toHaveAttribute('href', /artWidth=1200/)
      await page.getByText('Size guide').click()
      await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(1)
      const sizes = page.getByRole('list', { name: 'All sizes to scale' }).getByRole('link')
      const target = await sizes.last().getAttribute('href')
      await sizes.last().click()
      expect(new URL(page.url()).search).toBe(new URL(target ?? '', page.url()).search)
      await context.close()
    })
  })
}

test('the first picture of a phone is small enough to come fast (PF-05)', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 900 },
    deviceScaleFactor: 2,
    ...(baseURL && { baseURL }),
  })
  const phone = await context.newPage()
  const [file] = await Promise.all([
    phone.waitForResponse(
      answer => /\/img\/A2148BFB\.avif\?artWidth=\d{3}/.test(answer.url()) && !answer.url().includes('=150'),
    ),
    phone.goto(`/${WORK}`),
  ])
  expect((await file.body()).length).toBeLessThanOrEqual(60 * 1024)
  await context.close()
})
