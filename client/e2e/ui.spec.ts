import type { Page } from 'playwright/test'
import { IS_WHOLE } from './run-options.ts'
import { expect, expectAccessible, waitForHydration } from './shop.ts'
import { expectVisibleFocus } from './focus.ts'
import { test } from './dev-shop.ts'

// At every change each brand is looked at in one light, and walked through in one window: together they see all of both.
const BRANDS = [
  { name: 'Art', path: '/_ui', schemes: ['light'], walks: [1280] },
  { name: 'AllPosters', path: '/allposters/en-us/_ui', schemes: ['dark'], walks: [360] },
] as const
const WIDTHS = [360, 768, 1280]
const SCHEMES = ['light', 'dark'] as const

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.goto(path)
  await waitForHydration(page)
}

for (const { name, path, schemes, walks } of BRANDS) {
  for (const colorScheme of IS_WHOLE ? SCHEMES : schemes) {
    test(`every piece of ${name} is accessible in the ${colorScheme} at every width`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const width of WIDTHS) {
        await open(page, path, width)
        await expectAccessible(page)
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(sideways).toBeLessThanOrEqual(0)
      }
    })

    test(`what opens in ${name} is accessible in the ${colorScheme} (GUI-04)`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await open(page, path, 360)
      for (const opener of ['dialog', 'long dialog', 'left drawer', 'right drawer']) {
        await page.getByRole('button', { name: `Open the ${opener}`, exact: true }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
      await page.getByRole('button', { name: 'Bad news' }).click()
      await page.getByRole('button', { name: 'News with a way back' }).click()
      await page.getByRole('button', { name: 'Help' }).click()
      const section = page.getByRole('button', { name: 'Framing & Care, many' })
      await section.click()
      const panel = page.locator(`[id="${await section.getAttribute('aria-controls')}"] > *`)
      await expect(panel).toHaveCSS('max-height', '1000px')
      await page.getByRole('button', { name: 'Send' }).click()
      await expectAccessible(page)
    })
  }

  test(`${name}: walking by Tab, the focus is always visible`, async ({ page }) => {
    for (const width of IS_WHOLE ? [360, 1280] : walks) {
      await open(page, path, width)
      await expectVisibleFocus(page, 60)
    }
  })
}

test('a dialog keeps the focus, Escape closes it, and the page has not moved', async ({ page }) => {
  await open(page, '/_ui', 1280)
  const opener = page.getByRole('button', { name: 'Open the dialog', exact: true })
  await opener.focus()
  const before = await page.evaluate(() => [scrollY, document.body.getBoundingClientRect().width])
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Check your order' })
  await expect(dialog.getByRole('heading')).toBeFocused()
  expect(await page.evaluate(() => [scrollY, document.body.getBoundingClientRect().width])).toEqual(before)
  for (const name of ['Close', 'Order number', 'Look it up']) {
    await page.keyboard.press('Tab')
    await expect(dialog.getByLabel(name).or(dialog.getByRole('button', { name }))).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  expect(await page.evaluate(() => [scrollY, document.body.getBoundingClientRect().width])).toEqual(before)
})

test('a question is answered by Escape with its alternate', async ({ page }) => {
  await open(page, '/_ui', 1280)
  await page.getByRole('button', { name: 'Ask first' }).click()
  const question = page.getByRole('alertdialog', { name: 'Items Unavailable' })
  await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Kept.')).toBeVisible()
})

test('tabs are walked by arrows, and are an accordion in a narrow window', async ({ page }) => {
  await open(page, '/_ui', 1280)
  await page.getByRole('tab', { name: 'Size & Material' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Delivery & Returns' })).toBeFocused()
  await expect(page.getByRole('tabpanel')).toContainText('forty-five')
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(page.getByRole('tab')).toHaveCount(0)
  const delivery = page.getByRole('button', { name: 'Delivery & Returns', exact: true })
  await expect(delivery).toHaveAttribute('aria-expanded', 'true')
  await delivery.press('Enter')
  await expect(page.getByText('forty-five').first()).toBeHidden()
})

test('a swatch that cannot be had is struck through, walked to and not chosen (GUI-09)', async ({ page }) => {
  await open(page, '/_ui', 1280)
  const frames = page.getByRole('radiogroup', { name: /^Frame/ })
  const struck = (name: RegExp) =>
    frames
      .getByRole('radio', { name })
      .locator('..')
      .evaluate(swatch => getComputedStyle(swatch, '::after').backgroundImage.includes('gradient'))
  expect([await struck(/^Walnut/), await struck(/^Oak/)]).toEqual([false, true])
  await frames.getByRole('radio', { name: /^Walnut/ }).check({ force: true })
  await page.keyboard.press('ArrowRight')
  await expect(frames.getByRole('radio', { name: 'Oak, $59.99, not made in this size' })).toBeFocused()
  await expect(frames.getByRole('radio', { name: /^Walnut/ })).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(frames.getByRole('radio', { name: /^Gold/ })).toBeChecked()
})

test('a carousel without ends shows four, goes on by four and comes around', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/_ui', 1280)
  const carousel = page.getByRole('region', { name: 'Best sellers' })
  const visibleSlides = () =>
    carousel.getByRole('group').evaluateAll(slides =>
      slides
        .map((slide, index) => ({ position: index + 1, left: slide.getBoundingClientRect().left, slide }))
        .filter(({ slide }) => {
          const { left, right } = slide.getBoundingClientRect()
          const row = slide.parentElement?.getBoundingClientRect()
          return row !== undefined && left >= row.left - 1 && right <= row.right + 1
        })
        .toSorted((one, other) => one.left - other.left)
        .map(({ position }) => position),
    )
  await expect.poll(visibleSlides).toEqual([1, 2, 3, 4])
  const next = carousel.getByRole('button', { name: 'Next: Best sellers' })
  await next.focus()
  for (const slideOrders of [
    [5, 6, 7, 8],
    [9, 10, 1, 2],
    [3, 4, 5, 6],
  ]) {
    await page.keyboard.press('Enter')
    await expect.poll(visibleSlides).toEqual(slideOrders)
    await expect(next).toBeFocused()
  }
  const back = carousel.getByRole('button', { name: 'Previous: Best sellers' })
  await back.press('Enter')
  await expect.poll(visibleSlides).toEqual([9, 10, 1, 2])
})

test('a pull with the mouse moves a carousel and follows no link', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/_ui', 1280)
  const carousel = page.getByRole('region', { name: 'Best sellers' })
  await carousel.scrollIntoViewIfNeeded()
  const second = await carousel.getByRole('group', { name: '2 of 10' }).boundingBox()
  if (!second) throw new Error('There is no second slide.')
  await page.mouse.move(second.x + 50, second.y + 100)
  await page.mouse.down()
  await page.mouse.move(second.x - second.width, second.y + 100, { steps: 8 })
  await page.mouse.up()
  await expect
    .poll(() =>
      carousel.getByRole('group', { name: '2 of 10' }).evaluate(slide => slide.getBoundingClientRect().left),
    )
    .toBeLessThan(second.x - second.width / 2)
  expect(new URL(page.url()).hash).toBe('')
})

test('a notice stands at the top right, and where nothing moves by itself it still goes (GUI-23)', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/_ui', 1280)
  await page.getByRole('button', { name: 'Good news' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'One item added to Favorites' })
  await expect(notice).toBeVisible()
  const index = await notice.boundingBox()
  expect((index?.x ?? 0) + (index?.width ?? 0)).toBeGreaterThan(1200)
  expect(index?.y).toBeLessThan(100)
  await page.mouse.move(0, 0)
  await page.clock.runFor(6000)
  await expect(notice).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything that opens is open, and rows can be scrolled', async ({ page }) => {
    await page.goto('/_ui')
    await expect(page.getByText('Dust the frame').first()).toBeVisible()
    await expect(page.getByText('forty-five').last()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next: Best sellers' })).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: 'My Account' }).focus()
    await expect(page.getByRole('link', { name: 'Register' })).toBeVisible()
  })
})
