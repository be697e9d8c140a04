import { expectVisibleFocus } from './focus.ts'
import { LONG, mainIn } from './run-options.ts'
import { expect, expectAccessible, waitForHydration, runsInBrand, test } from './shop.ts'

const WORK = 'arches-in-crimson-no-1'
const TITLE = 'Arches in Crimson No. 1'

const SHOPS = [
  {
    name: 'Art',
    path: `/products/${WORK}-A1`,
    prefix: '',
    frame: 'Ashford White $175.00',
    neighbour: 'Chelsea Black $175.00',
    next: 'Ashford White $175.00',
    soldOut: 'Hawthorn Brown Out of stock',
  },
  {
    name: 'AllPosters',
    path: `/allposters/en-us/-sp/${WORK}-Posters_i80341_.htm`,
    prefix: '/allposters/en-us',
    frame: 'Ashford White Frame $175.00',
    neighbour: 'Chelsea Black Frame $175.00',
    next: 'Ashford White Frame $175.00',
    soldOut: 'Hawthorn Brown Frame Out of stock',
  },
] as const

for (const shop of SHOPS) {
  test.describe(`${shop.name}: the product page`, () => {
    test(
      'a frame is chosen at once, in place, and stays chosen (PDP-48, PDP-50, J1)',
      mainIn(shop.name),
      async ({ page }) => {
        await page.goto(shop.prefix || '/')
        await page.goto(shop.path)
        await waitForHydration(page)
        const main = page.getByRole('main')
        const requests: string[] = []
        page.on('request', request => requests.push(new URL(request.url()).pathname))

        if (shop.name === 'Art') await main.getByRole('tab', { name: /^Frame/ }).click()
        const frame = main.getByRole('radio', { name: shop.frame })
        await frame.scrollIntoViewIfNeeded()
        const before = await frame.boundingBox()
        await frame.click()
        await expect(page).toHaveURL(/\?upi=A1CFW$/)
        await expect(frame).toHaveAttribute('aria-checked', 'true')
        await expect(main.getByText('$175.00').first()).toBeVisible()
        await expect(main.getByText('Finished size: 26.5" x 36.5"')).toBeVisible()
        await expect(main.getByRole('status').filter({ hasText: '$175.00' })).toHaveText(
          /^Framed Art Print, [A-Z][\w ]+, 20" x 30"\. \$175\.00\. finished size 26\.5" x 36\.5"\. Arrives \w{3}, \w{3} \d+ to \w{3}, \w{3} \d+$/,
        )
        const after = await frame.boundingBox()
        expect(Math.abs((after?.y ?? 0) - (before?.y ?? 999))).toBeLessThan(2)
        expect(requests.filter(path => path.startsWith('/_data'))).toEqual([])
        await expectAccessible(page)

        await page.reload()
        await expect(main.getByText('Finished size: 26.5" x 36.5"')).toBeVisible()
        await page.goBack()
        await expect(page).toHaveURL(new RegExp(`${shop.prefix || '/'}$`))
      },
    )

    if (!runsInBrand(shop.name)) return

    test('a walk by keyboard sees every stop of the page', async ({ page }) => {
      // Rows that scroll softly would be looked at while they still move.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(shop.path)
      await waitForHydration(page)
      await expectVisibleFocus(page, 30)
    })

    test('nothing on it is wider than the window', async ({ page }) => {
      for (const width of [320, 768, page.viewportSize()?.width ?? 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(shop.path)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
      }
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('every choice is a link', async ({ page }) => {
        await page.goto(shop.path)
        const main = page.getByRole('main')
        if (shop.name === 'Art') await main.getByRole('link', { name: /^Frame \$/ }).click()
        await main.getByRole('link', { name: shop.frame }).click()
        await expect(page).toHaveURL(/\?upi=A1CFW$/)
        await expect(main.getByText('Finished size: 26.5" x 36.5"')).toBeVisible()
        await expect(main.getByRole('link', { name: shop.frame })).toHaveAttribute('aria-current', 'true')
      })
    })

    // What follows is the same in both.
    test('by keyboard alone: arrows choose, and what is sold out is passed with its reason (A-09)', async ({
      page,
    }) => {
      await page.goto(`${shop.path}?upi=A1CFB`)
      await waitForHydration(page)
      const main = page.getByRole('main')
      await main.getByRole('radio', { name: shop.neighbour }).focus()
      await page.keyboard.press('ArrowRight')
      const next = main.getByRole('radio', { name: shop.next })
      await expect(next).toBeFocused()
      await expect(page).toHaveURL(/\?upi=A1CFW$/)
      await page.keyboard.press('ArrowRight')
      const soldOut = main.getByRole('radio', { name: shop.soldOut })
      await expect(soldOut).toBeFocused()
      await expect(soldOut).toHaveAttribute('aria-disabled', 'true')
      await expect(page).toHaveURL(/\?upi=A1CFW$/)
      await expect(next).toHaveAttribute('aria-checked', 'true')
    })

    test(
      'a similar work shows its shapes while it comes, and the way back leads here (PDP-25, PDP-26)',
      LONG,
      async ({ page }) => {
        await page.goto(shop.path)
        await waitForHydration(page)
        const heldRequest: { answer?: () => void } = {}
        const requestSeen = new Promise<void>(resolve => {
          heldRequest.answer = resolve
        })
        await page.route('**/_data/**', async route => {
          await requestSeen
          await route.continue()
        })
        const similar = page.getByRole('region', { name: 'More Like This' }).getByRole('heading').first()
        const name = (await similar.textContent()) ?? ''
        await similar.getByRole('link').click()
        await expect(page.getByText('Loading product')).toBeAttached()
        heldRequest.answer?.()
        await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
        await expect(page.getByText('Loading product')).toBeHidden()
        await page.goBack()
        await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
      },
    )

    test('a work that cannot be read on the way leads to the error page (PDP-51)', async ({
      page,
      consoleErrors,
    }) => {
      await page.goto(shop.path)
      await waitForHydration(page)
      await page.route('**/_data/**', async route => {
        const response = await route.fetch()
        const { build } = await response.json()
        await route.fulfill({ status: 503, json: { build, routes: {}, error: { status: 503, id: 'x' } } })
      })
      const similar = page.getByRole('region', { name: 'More Like This' }).getByRole('heading').first()
      await similar.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name: 'Uh oh!' })).toBeVisible()
      await expectAccessible(page)
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('503')])
    })

    test('a sold-out work says so and offers no choice', async ({ page }) => {
      await page.goto(`${shop.prefix}/product/NOSTOCK1`)
      await waitForHydration(page)
      const reasons = page.getByRole('main').getByText('Out of stock').filter({ visible: true })
      await expect(reasons.first()).toBeVisible()
      await expectAccessible(page)
    })
  })
}
