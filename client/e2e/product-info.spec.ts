import type { APIRequestContext, Page } from 'playwright/test'
import { expect, eventsNamed, expectAccessible, waitForHydration, isPhone, test } from './shop.ts'

const WORKS = [
  {
    brand: 'Art',
    path: '/products/arches-in-crimson-no-1-A1',
    code: 'FRAMED15',
    hasRatings: true,
  },
  {
    brand: 'AllPosters',
    path: '/allposters/en-us/-sp/arches-in-crimson-no-1-Posters_i80341_.htm',
    code: 'POSTERFAN',
    hasRatings: false,
  },
] as const

// Parts that come late are left out of a page, which is then kept for seconds only.
async function waitUntilCached(request: APIRequestContext, path: string): Promise<void> {
  const cacheControl = async () => (await request.get(path)).headers()['cache-control']
  await expect.poll(cacheControl, { timeout: 40_000 }).toContain('s-maxage=900')
}

// What is recommended may come too late at first, and then there is nothing.
async function waitForRecommendations(request: APIRequestContext, site: string): Promise<void> {
  const count = async () => {
    const response = await request.get(`/api/recommendations?upi=A1&site=${site}`)
    return (await response.json()).tiles.length
  }
  await expect.poll(count, { timeout: 40_000 }).toBeGreaterThan(4)
}

async function open(page: Page, path: string): Promise<void> {
  await waitUntilCached(page.request, path)
  await page.goto(path)
  await waitForHydration(page)
}

for (const { brand, path, code, hasRatings } of WORKS) {
  test.describe(`${brand}: around a product`, () => {
    test('what there is to know stands in tabs or sections; a place of delivery is kept; codes can be taken along (PDP-04..18, PDP-37..42, PDP-45, GUI-01)', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open(page, path)
      const info = page.getByRole('region', { name: 'Product information' })
      const title = (name: string) => info.getByRole(isPhone(page) ? 'button' : 'tab', { name })
      const line = (label: string) => info.locator('dl > div').filter({ hasText: label })
      await expect(info.getByText('Framed by hand')).toBeVisible()
      await title('About this piece').click()
      await expect(info.getByText(/Rounded bands of color/)).toBeVisible()
      await expect(info.getByText('Framed by hand')).toBeHidden()
      await title('Product Details').click()
      await expect(line('Product Type')).toContainText('Art Print')
      await expect(line('Print Size')).toContainText('20" x 30" (51 x 76 cm)')
      await expect(line('Product ID')).toContainText(/\d{5}/)

      const delivery = page.getByRole('region', { name: 'Delivery' })
      const field = delivery.locator('input[name="zip"]')
      await expect(delivery.getByText(/^Arrives \w{3}, \w{3} \d+ to /)).toBeVisible()
      await expect(delivery.getByText('66952')).toBeVisible()
      await expect(field).toBeHidden()
      await delivery.getByText('Change').click()
      await field.fill('nope')
      await delivery.getByRole('button', { name: 'Apply' }).click()
      await expect(delivery.getByText('Please enter a valid Zip/Postal code')).toBeVisible()
      await expect(field).toBeFocused()
      await page.getByRole('button', { name: 'Promo codes' }).click()
      await expectAccessible(page)
      await field.fill('k1a 0b1')
      await field.press('Enter')
      await expect(field).toBeHidden()
      await expect(field).toHaveValue('')
      await expect(delivery.getByText('K1A 0B1')).toBeVisible()
      await page.getByRole('button', { name: `Copy code ${code}` }).click()
      await expect(page.getByRole('button', { name: `Copied code ${code}` })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)

      await page.goto(`${path}?upi=A1CFB`)
      await waitForHydration(page)
      await expect(delivery.getByText('K1A 0B1')).toBeVisible()
      await title('Product Details').click()
      await expect(line('Frame Name')).toContainText('Chelsea Black')
      await expect(line('Frame Width')).toContainText('1.25"')
      await expect(line('Frame Height')).toContainText('0.9"')
      await expect(line('Mat')).toContainText('Antique White')
      await expect(line('Glass')).toContainText('Clear Acrylic')
      await expect(page.getByRole('region', { name: /About this finish: Framed Print/ })).toBeVisible()
    })

    test('ratings open in a dialog on the brand that has them (RAT-01, RAT-02, RAT-05..09)', async ({
      page,
    }) => {
      await open(page, path)
      const more = page.getByRole('button', { name: '18,204 ratings' })
      await expect(more).toHaveCount(hasRatings ? 1 : 0)
      if (hasRatings) await ratingsCloseInEveryWay(page)
    })

    test('what is similar, recommended and related leads on, and who counts is told (PDP-19..23, REC-01..04, REC-12, REC-13)', async ({
      page,
    }) => {
      const activities: unknown[] = []
      page.on('request', request => {
        if (request.url().includes('/api/activities')) activities.push(request.postDataJSON())
      })
      await waitForRecommendations(page.request, brand)
      await open(page, path)
      const document = await (await page.request.get(path)).text()
      expect(document.includes('You May Also Like')).toBe(false)
      const similar = page.getByRole('region', { name: 'More Like This' })
      await expect(similar.getByRole('group')).toHaveCount(20)
      const row = page.getByRole('region', { name: 'You May Also Like' })
      await page.getByRole('navigation', { name: 'Related Categories' }).scrollIntoViewIfNeeded()
      await expect(row).toBeVisible()
      expect(await row.getByRole('group').count()).toBeGreaterThan(4)
      await expectAccessible(page)
      await expect.poll(() => activities).toContainEqual(expect.objectContaining({ name: 'viewReco' }))
      expect(activities).toContainEqual(
        expect.objectContaining({
          name: 'viewProduct',
          product: expect.objectContaining({ id: 'A1', masterId: 'A1' }),
        }),
      )
      const link = row.getByRole('heading').getByRole('link').first()
      const name = (await link.textContent()) ?? ''
      await link.click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect.poll(eventsNamed(page, 'pdp_recommendation_click')).toMatchObject([{ index: 0 }])
      await expect.poll(() => activities).toContainEqual(expect.objectContaining({ name: 'clickReco' }))
    })
  })

  test.describe(`${brand}: around a product, without scripts`, () => {
    test.use({ javaScriptEnabled: false })

    test('everything is there to read, and the place of delivery has a page (PDP-37..42)', async ({
      page,
    }) => {
      await waitUntilCached(page.request, path)
      await page.goto(path)
      for (const text of ['Framed by hand', /Rounded bands of color/, 'Product ID', code])
        await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
      await expect(page.getByText('Arrives in 3 to 6 business days')).toBeVisible()
      await page.getByText('Change', { exact: true }).click()
      await page.getByLabel('Zip or postal code').fill('99501')
      await page.getByRole('button', { name: 'Apply' }).click()
      await expect(page.getByText('99501')).toBeVisible()
      await page.getByRole('link', { name: /^Back to / }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Arches in Crimson No. 1' })).toBeVisible()
    })
  })
}

async function ratingsCloseInEveryWay(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: '18,204 ratings' })
  const dialog = page.getByRole('dialog', { name: 'What customers say' })
  await more.click()
  await expect(dialog.getByRole('row', { name: '5 stars 72%' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Stretched Canvas' })).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(more).toBeFocused()
  await more.click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await more.click()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await more.click()
  await dialog.getByText('By finish').click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(4, 4)
  await expect(dialog).toBeHidden()
}
