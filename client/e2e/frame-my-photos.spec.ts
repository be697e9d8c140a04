import type { Page, Route } from 'playwright/test'
import { BRANDS, expect, expectAccessible, OWN_ADDRESS, runsInBrand, test, waitForHydration } from './shop.ts'

async function drawPhoto(page: Page, type: string, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([mime, across, down]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: across, height: down })
      const paint = canvas.getContext('2d')
      paint?.fillRect(0, 0, across / 2, down)
      return canvas.toDataURL(mime)
    },
    [type, width, height] as const,
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

/** A picture that does not compress. */
async function drawNoise(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 900 })
    const paint = canvas.getContext('2d')
    const image = paint?.createImageData(1200, 900)
    if (image) {
      for (let at = 0; at < image.data.length; at += 16_384)
        crypto.getRandomValues(image.data.subarray(at, at + 16_384))
      for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255
      paint?.putImageData(image, 0, 0)
    }
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

async function viewAlbum(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Zoom in: Photo 2' }).click()
  const viewer = page.getByRole('dialog', { name: 'Your Photo Album' })
  await expect(viewer.getByText('2 / 2')).toBeVisible()
  await expect(viewer.getByText('Photo 2, 1500 × 1000 pixels', { exact: true })).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('Photo 1, 1000 × 1500 pixels', { exact: true })).toBeVisible()
  await page.keyboard.press('End')
  await expect(viewer.getByText('2 / 2')).toBeVisible()
  await page.keyboard.press('+')
  await expect(viewer.getByLabel('Size')).toHaveText('150%')
  await page.keyboard.press('0')
  const picture = await viewer.getByRole('button', { name: 'Photo 2: make larger' }).boundingBox()
  const [x, y] = [(picture?.x ?? 0) + (picture?.width ?? 0) / 2, (picture?.y ?? 0) + 40]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 120, y, { steps: 4 })
  await page.mouse.up()
  await expect(viewer.getByText('1 / 2')).toBeVisible()
  await page.goBack()
  await expect(viewer).toHaveCount(0)
  await expect(page.getByText('2 photos were added to your album.')).toBeVisible()
}

/** From the grid of the start to the page of a photo, where the album is a reel. */
async function frameFromAlbum(page: Page): Promise<void> {
  const tiles = page.getByRole('region', { name: 'Your Photo Album' }).getByRole('list')
  await expect(tiles).toHaveCSS('grid-auto-flow', 'row')
  const tile = tiles.getByRole('link', { name: 'Frame photo 2' })
  const href = await tile.getAttribute('href')
  await tile.click()
  await expect(page).toHaveURL(new URL(href ?? '', page.url()).href)
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
  await expect(tile).toHaveAttribute('aria-current', 'true')
  await expect(tiles).toHaveCSS('grid-auto-flow', 'column')
  await expect(tiles).toHaveCSS('overflow-x', 'auto')
  // 10rem.
  expect(await tile.boundingBox()).toMatchObject({ width: 160, height: 160 })
}

for (const { name, home } of BRANDS) {
  if (!runsInBrand(name)) continue
  const path = `${home.replace(/\/$/, '')}/frame-my-photos`

  test.describe(`${name}: Frame My Photos`, () => {
    test.use(OWN_ADDRESS)

    test('a photo is uploaded, framed, put into the cart and shown there (PHO-01, PHO-02, PHO-04)', async ({
      page,
    }) => {
      await page.goto(path)
      await waitForHydration(page)
      await expectAccessible(page)
      await expect(page.getByText('Your uploaded images will be saved here')).toBeVisible()
      await page.getByLabel('Choose photos').setInputFiles([
        {
          name: 'beach.jpg',
          mimeType: 'image/jpeg',
          buffer: await drawPhoto(page, 'image/jpeg', 2400, 1600),
        },
      ])
      await expect(page.getByRole('radio', { name: /^24 × 16 in/ })).toBeVisible()
      await expect(page.getByRole('status').getByText('1 photo was added to your album.')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.getByRole('radio', { name: /^36 × 24 in Too few pixels/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      await expectAccessible(page)
      await page.getByRole('slider', { name: 'Closer' }).fill('2')
      await expect(page).toHaveURL(/upi=U\w{10}G4\w{3}/)
      await expect(page.getByRole('radio', { name: /^24 × 16 in Too few pixels/ })).toBeVisible()
      // The photo is bought as it was chosen, even before the page has followed.
      const added = page.waitForRequest(
        request => request.method() === 'POST' && request.url().endsWith('/cart/items'),
      )
      const hold = async (route: Route) => {
        await added
        await route.continue()
      }
      await page.route('**/_data/**', hold, { times: 1 })
      await page.getByRole('radio', { name: /^Ashford White Frame/ }).click()
      await expect(page.getByRole('radio', { name: /^Ashford White Frame/ })).toBeChecked()
      await page.getByRole('button', { name: 'Add to Cart' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'View Cart' }).click()
      await expect(page).toHaveURL(/\/cart$/)
      const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Your Photo' })
      await expect(line.getByRole('img')).toHaveJSProperty('complete', true)
      await expect(line).toContainText('Ashford White')
    })
  })

  test.describe(`${name}: the photo album`, () => {
    test.use(OWN_ADDRESS)

    test('several photos arrive, and what is wrong with a file is told beside it; its tile leads to a photo (PHO-03, PHO-05 to PHO-08, PHO-12, PHO-14)', async ({
      page,
    }) => {
      await page.goto(path)
      await waitForHydration(page)
      await page.getByLabel('Choose photos').setInputFiles([
        { name: 'one.jpg', mimeType: 'image/jpeg', buffer: await drawPhoto(page, 'image/jpeg', 1500, 1000) },
        { name: 'script.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg onload="alert(1)"/>') },
        { name: 'two.png', mimeType: 'image/png', buffer: await drawPhoto(page, 'image/png', 1000, 1500) },
      ])
      await expect(page.getByText('2 photos were added to your album.')).toBeVisible()
      await expect(page.getByRole('alert').filter({ hasText: 'script.svg' })).toContainText('not a photo')
      await expect(page.getByRole('link', { name: /^Frame photo/ })).toHaveCount(2)
      const stored = await page.evaluate(() => localStorage.getItem('RECENT_UPLOADS'))
      expect(JSON.parse(stored ?? '[]')).toHaveLength(2)

      await viewAlbum(page)
      await frameFromAlbum(page)
      await page.getByRole('link', { name: 'All photos (2)' }).click()
      await page.getByRole('button', { name: 'Delete for good' }).first().click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
      await expect(page.getByText('The photo was deleted for good.')).toBeVisible()
      await expect(page.getByRole('link', { name: /^Frame photo/ })).toHaveCount(1)
    })

    test('a photo that is sent back to its beginning again and again is given up, with a way to go on', async ({
      page,
    }) => {
      await page.goto(path)
      await waitForHydration(page)
      const photo = await drawNoise(page)
      let parts = 0
      await page.route('**/frame-my-photos/parts', route => {
        parts += 1
        return route.fulfill({ json: { data: { received: parts % 2 ? 1_000_000 : 0 } } })
      })
      await page
        .getByLabel('Choose photos')
        .setInputFiles([{ name: 'sea.png', mimeType: 'image/png', buffer: photo }])
      await expect(page.getByRole('alert').filter({ hasText: 'sea.png' })).toContainText('Try again')
      expect(parts).toBe(12)
    })

    test('a photo on a line that is too slow for a part arrives in smaller ones', async ({
      page,
      consoleErrors,
    }) => {
      await page.clock.install()
      await page.goto(path)
      await waitForHydration(page)
      const photo = await drawNoise(page)
      const offsets: string[] = []
      await page.route('**/frame-my-photos/parts', async route => {
        const [, offset = ''] =
          /name="offset"\s+(\d+)/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '') ?? []
        offsets.push(offset)
        if (offsets.length > 1) return route.continue()
        await page.clock.fastForward(30_000)
        return route.fulfill({ status: 408 })
      })
      await page
        .getByLabel('Choose photos')
        .setInputFiles([{ name: 'sea.png', mimeType: 'image/png', buffer: photo }])
      await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('408')])
      expect(offsets.slice(0, 4)).toEqual(['0', '0', '250000', '750000'])
    })

    test('an upload that loses its connection goes on where it was, once it is back @long', async ({
      page,
      context,
      consoleErrors,
    }) => {
      await page.goto(path)
      await waitForHydration(page)
      const photo = await drawNoise(page)
      expect(photo.length).toBeGreaterThan(2_000_000)
      const offsets: string[] = []
      await page.route('**/frame-my-photos/parts', async route => {
        const [, offset = ''] =
          /name="offset"\s+(\d+)/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '') ?? []
        offsets.push(offset)
        if (offsets.length !== 2) return route.continue()
        await context.setOffline(true)
        return route.abort('internetdisconnected')
      })
      await page
        .getByLabel('Choose photos')
        .setInputFiles([{ name: 'sea.png', mimeType: 'image/png', buffer: photo }])
      await expect(page.getByText('No connection. It goes on by itself.')).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('ERR_INTERNET_DISCONNECTED')])
      expect(offsets.slice(0, 4)).toEqual(['0', '1000000', '1000000', '2000000'])
    })
  })
}
