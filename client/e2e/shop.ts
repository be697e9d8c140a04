import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Browser, type Page } from 'playwright/test'
import { IS_WHOLE } from './run-options.ts'

export const BRANDS = [
  {
    name: 'Art',
    home: '/',
    otherHomes: ['/fr-ca', '/es-us'],
    headline: 'Pictures worth living with',
    department: 'Subjects',
    heading: 'Wall Art by Subject',
    group: 'Landscape',
    groupHeading: 'Landscape',
    featured: 'Abstract',
    rows: ['Just in', 'Loved by many'],
    searchPath: '/gallery/search',
    categoryTiles: 1,
    product: '/products/arches-in-crimson-no-1-A1',
    order: { number: 'W000000014', email: 'ann@example.com' },
  },
  {
    name: 'AllPosters',
    home: '/allposters/en-us',
    otherHomes: ['/allposters/fr-ca', '/allposters/es-us'],
    headline: 'Your wall. Turned up.',
    department: 'Movies',
    heading: 'Movie Posters',
    group: 'Genres',
    groupHeading: 'Movie Posters by Genre',
    featured: 'Space',
    rows: ['New drops', 'Best sellers'],
    searchPath: '/-st/search',
    categoryTiles: 0,
    product: '/allposters/en-us/-sp/arches-in-crimson-no-1-Posters_i80341_.htm',
    order: { number: 'W000000024', email: 'bob@example.com' },
  },
] as const

/** Whether a journey that is the same in both brands is made in this one: at every change it is in the one below a prefix. */
export const runsInBrand = (brand: string): boolean => IS_WHOLE || brand === 'AllPosters'

// Chromium says this after some seconds, so also of a busy machine; `unusedPreloads` finds what is fetched in vain.
const LATE_PRELOAD = /was preloaded using link preload but not used/

/** A test whose page speaks to the running shop and fails when the browser complains. */
export const test = base.extend<{ consoleErrors: string[] }>({
  baseURL: async ({}, use) => use(process.env['SHOP_URL'] ?? ''),
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = []
      page.on('console', message => {
        if (['error', 'warning'].includes(message.type()) && !LATE_PRELOAD.test(message.text()))
          consoleErrors.push(`${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', error => consoleErrors.push(String(error)))
      await use(consoleErrors)
      expect(consoleErrors).toEqual([])
    },
    { auto: true },
  ],
})

/** For journeys that sign in or register: each is another visitor for the shop's limits. */
export const OWN_ADDRESS = {
  extraHTTPHeaders: async ({}, use: (headers: Record<string, string>) => Promise<void>) => {
    await use({ 'x-forwarded-for': randomAddress() })
  },
}

export { expect }

export const PASSWORD = 'Quiet.Ridge.7'

/** A customer with the password above and nothing else, registered in another browser. */
export async function newCustomer(browser: Browser, prefix: string): Promise<string> {
  const email = `customer-${crypto.randomUUID()}@example.com`
  const elsewhere = await browser.newContext({ baseURL: process.env['SHOP_URL'] ?? '' })
  const registered = await elsewhere.request.post(`${prefix}/registration`, {
    form: { firstName: 'Nia', lastName: 'Cole', email, password: PASSWORD },
    headers: {
      'sec-fetch-site': 'same-origin',
      accept: 'application/json',
      'x-forwarded-for': randomAddress(),
    },
  })
  expect(registered.status()).toBe(200)
  await elsewhere.close()
  return email
}

function randomAddress(): string {
  const [one = 0, other = 0] = crypto.getRandomValues(new Uint8Array(2))
  return `10.8.${one}.${other}`
}

/** Reads what the data layer holds under a name; it is told after the page is drawn, so tests poll it. */
export const eventsNamed = (page: Page, event: string) => () =>
  page.evaluate(name => (window.dataLayer ?? []).filter(entry => entry.event === name), event)

/** The pictures that a page fetched ahead, and shows in another size or not at all. */
export const unusedPreloads = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const shown = new Set([...document.images].map(({ currentSrc }) => currentSrc))
    return performance
      .getEntriesByType('resource')
      .filter(entry => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'link')
      .map(({ name }) => name)
      .filter(name => new URL(name).pathname.startsWith('/img/') && !shown.has(name))
  })

/** No accessibility fault on the page, or in a part of it, as it is now. */
export async function expectAccessible(page: Page, part = ':root'): Promise<void> {
  await expect(page.locator(part).first()).toBeVisible()
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  // A message that is half faded out has no contrast, and is not read by then.
  const isCalm = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => {
    // What a closed part holds does not move on, and never ends.
    const shown = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true)
    return Promise.allSettled(shown.map(each => each.finished))
  })
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(tags).analyze()
  await page.emulateMedia({ reducedMotion: isCalm ? 'reduce' : null })
  expect(
    violations.map(({ id, nodes }) => ({ id, targets: nodes.map(node => node.target.join(' ')) })),
  ).toEqual([])
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-live]').waitFor({ state: 'attached' })
  await page.waitForFunction(() =>
    // React keeps its own note at every element that it has taken over, of which an island is one.
    [...document.body.querySelectorAll('a, button, input, select, summary')].every(element =>
      Object.keys(element.closest('[data-island]') ?? element).some(key => key.startsWith('__reactProps')),
    ),
  )
}

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 992
}
