import { BRANDS, eventsNamed, expect, expectAccessible, isPhone, runsInBrand, test } from './shop.ts'

const PAGES = [
  '/help/contact',
  '/help/placingorders',
  '/help/pay-method',
  '/help/shipping',
  '/help/shippingreturns',
  '/help/faq',
  '/help/size-and-hanging-guide',
  '/help/framing-guide',
  '/help/aboutus',
  '/help/privacy',
  '/help/terms',
  '/help/sitemap',
  '/lp/business',
  '/lp/rebrand-announcement',
  '/lp/reviews',
  '/blog',
  '/blog/canvas-or-paper',
  '/gift-cards/GC0025?amount=50&pid=GC0025-2',
  '/category/artists',
  '/category/artists-ines-caldera',
]

const OWN_PAGES = { Art: '/help/talktous', AllPosters: '/help/cs' } as const

for (const brand of BRANDS) {
  const prefix = brand.home === '/' ? '' : brand.home

  if (!runsInBrand(brand.name)) continue
  for (const path of [OWN_PAGES[brand.name], ...PAGES])
    test(`${brand.name}: ${path} is accessible and fits into its window @long`, async ({ page }) => {
      for (const width of isPhone(page) ? [360] : [768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(prefix + path)
        await page.locator('html[data-live]').waitFor({ state: 'attached' })
        await expectAccessible(page)
        const scrolled = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(scrolled).toBeLessThanOrEqual(0)
      }
    })

  test(`${brand.name}: the data layer is told of the modules of landing pages (ANA-06) @long`, async ({
    page,
  }) => {
    for (const path of ['/lp/business', '/lp/rebrand-announcement', '/blog/canvas-or-paper']) {
      await page.goto(prefix + path)
      await page.locator('html[data-live]').waitFor({ state: 'attached' })
      const modules = eventsNamed(page, 'landing_page_module')
      await expect.poll(modules).toContainEqual(expect.objectContaining({ action: 'view', name: 'text' }))
      await page.locator('#content-works').scrollIntoViewIfNeeded()
      await expect.poll(modules).toContainEqual(expect.objectContaining({ action: 'view', name: 'works' }))
      const carousel = page.getByRole('region', { name: 'Works to go with it' })
      await carousel.getByRole('link').first().click()
      await expect
        .poll(modules)
        .toContainEqual(expect.objectContaining({ action: 'click', name: 'works', index: 2 }))
    }
  })
}
