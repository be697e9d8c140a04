import { BRANDS, expect, expectAccessible, OWN_ADDRESS, runsInBrand, test, waitForHydration } from './shop.ts'

for (const { name, home } of BRANDS) {
  if (!runsInBrand(name)) continue
  const prefix = home.replace(/\/$/, '')

  test.describe(`${name}: the gallery wall`, () => {
    test.use(OWN_ADDRESS)

    test('the hanging plan is no wider than a small window, in every language', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 740 })
      const site = name === 'AllPosters' ? '/allposters' : ''
      for (const language of ['en-us', 'fr-ca', 'es-us']) {
        await page.goto(`${site}/${language}/gallery-wall?piece=A12AP&piece=A13AP&piece=A14AP`)
        await expect(page.getByRole('row')).toHaveCount(4)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
      }
    })

    test('works from the product page are arranged, moved by keys and pointer, and all bought @long', async ({
      page,
    }) => {
      await page.goto(`${prefix}/product/A2`)
      await waitForHydration(page)
      await page.getByRole('link', { name: 'Try it on a gallery wall' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Gallery wall' })).toBeVisible()
      await waitForHydration(page)
      await expect(page).toHaveURL(/piece=A2/)
      await expectAccessible(page)
      const wall = page.getByRole('region', { name: 'The wall' })
      for (const count of [2, 3]) {
        await page
          .getByRole('button', { name: /^Hang ./ })
          .first()
          .click()
        await expect(wall.getByRole('button')).toHaveCount(count)
      }
      await page.getByRole('button', { name: 'Row' }).click()
      await expect(page).toHaveURL(/arrange=row$/)

      const first = wall.getByRole('button').first()
      const left = page.getByLabel('From the left (in)').first()
      const before = Number(await left.inputValue())
      await first.focus()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Shift+ArrowLeft')
      await expect(left).toHaveValue(String(before - 1.25))
      await expect(page).toHaveURL(/x=.*&y=/)

      const box = await first.boundingBox()
      const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + 80, y, { steps: 5 })
      await page.mouse.up()
      // In a small window it covers more than one.
      await expect(page.getByText(/overlap\.$/).first()).toBeVisible()
      await page.getByRole('button', { name: 'Space evenly' }).click()
      await expect(page.getByText(/overlap\.$/)).toHaveCount(0)
      await expect(page.getByRole('row')).toHaveCount(4)
      await expectAccessible(page)

      const address = page.url()
      await page.reload()
      await waitForHydration(page)
      expect(page.url()).toBe(address)
      await page.getByRole('button', { name: 'Add all to cart' }).click()
      await expect(page).toHaveURL(/\/cart$/)
      await expect(page.getByRole('main').getByText('3 items')).toBeVisible()
      const added = await page.evaluate(() => window.dataLayer?.find(({ event }) => event === 'add_to_cart'))
      expect(added).toMatchObject({ items: [{}, {}, {}] })
    })

    test('what is chosen while the shop still loads the choice before adds up, and is what is bought', async ({
      page,
    }) => {
      await page.goto(`${prefix}/gallery-wall?piece=A12AP&piece=A13AP&arrange=row`)
      await waitForHydration(page)
      const release: (() => void)[] = []
      const released = new Promise<void>(resolve => release.push(resolve))
      await page.route('**/_data/**', async route => {
        await released
        // The next choice takes its place.
        await route.continue().catch(() => {})
      })
      const finishes = page.getByLabel('Size and finish')
      const buy = page.getByRole('button', { name: 'Add all to cart' })
      await finishes.nth(0).selectOption('A12AFB')
      await finishes.nth(1).selectOption('A13AFB')
      const hang = page.getByRole('button', { name: /^Hang ./ })
      await hang.nth(0).click()
      await hang.nth(1).click()
      await expect(finishes.nth(0)).toHaveValue('A12AFB')
      await expect(finishes.nth(1)).toHaveValue('A13AFB')
      await expect(buy).toHaveAttribute('aria-disabled', 'true')
      await page.getByRole('button', { name: 'Grid' }).click()
      release[0]?.()
      await expect(finishes).toHaveCount(4)
      await expect(finishes.nth(0)).toHaveValue('A12AFB')
      await expect(finishes.nth(1)).toHaveValue('A13AFB')
      await expect(page).toHaveURL(/arrange=grid$/)
      await page
        .getByRole('button', { name: /^Take down/ })
        .nth(3)
        .click()
      await page
        .getByRole('button', { name: /^Take down/ })
        .nth(2)
        .click()
      await expect(finishes).toHaveCount(2)
      await buy.click()
      await expect(page).toHaveURL(/\/cart$/)
      const added = await page.evaluate(() => window.dataLayer?.find(({ event }) => event === 'add_to_cart'))
      expect(added).toMatchObject({ items: [{ item_id: 'A12AFB' }, { item_id: 'A13AFB' }] })
    })

    test('the wall is the shopper’s own when they show it, and the last one is found again @long', async ({
      page,
    }) => {
      await page.goto(`${prefix}/gallery-wall?piece=A12AFB&piece=A13AFB&piece=A5BP&arrange=salon`)
      await waitForHydration(page)
      const file = await page.evaluate(() => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 500 })
        return canvas.toDataURL('image/png')
      })
      await page.getByLabel('A photo of your wall').setInputFiles([
        {
          name: 'wall.png',
          mimeType: 'image/png',
          buffer: Buffer.from(file.slice(file.indexOf(',') + 1), 'base64'),
        },
      ])
      await expect(page.getByLabel('Wall height (in)')).toHaveValue('75')
      await page.getByLabel('Width of what the photo shows (in)').fill('160')
      await expect(page.getByLabel('Wall height (in)')).toHaveValue('100')
      await expect(page).toHaveURL(/width=160&height=100/)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      await page.goto(`${prefix}/gallery-wall`)
      await waitForHydration(page)
      await page.getByRole('link', { name: 'Continue with your last wall' }).click()
      await expect(page.getByRole('region', { name: 'The wall' }).getByRole('button')).toHaveCount(3)
      await page.goto(`${prefix}/gallery-wall?add=A6`)
      await expect(page.getByRole('region', { name: 'The wall' }).getByRole('button')).toHaveCount(4)
    })
  })
}
