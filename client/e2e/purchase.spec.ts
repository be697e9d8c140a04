import type { Locator, Page } from 'playwright/test'
import {
  BRANDS,
  expect,
  expectAccessible,
  newCustomer,
  OWN_ADDRESS,
  PASSWORD,
  test,
  waitForHydration,
} from './shop.ts'
import { LONG } from './run-options.ts'

const LOCALES = [
  {
    id: 'en-us',
    currency: /USD$/,
    address: { city: 'Portland', state: 'ME', zip: '04101', country: 'US' },
    words: {
      add: 'Add to Cart',
      view: 'View Cart',
      checkout: 'Checkout',
      thanks: 'Thank you for your order',
    },
  },
  {
    id: 'fr-ca',
    currency: /CAD$/,
    address: { city: 'Montréal', state: 'QC', zip: 'H2Y 1C6', country: 'CA' },
    words: {
      add: 'Ajouter au panier',
      view: 'Voir le panier',
      checkout: 'Passer à la caisse',
      thanks: 'Merci de votre commande',
    },
  },
] as const

type Locale = (typeof LOCALES)[number]

const PERSON = { firstName: 'Nia', lastName: 'Cole', addressLine1: '12 Harbor Street' }
const CARD = { number: '4111111111111111', expiry: '12/39', holder: 'Nia Cole', securityCode: '123' }

const openStep = (page: Page) => page.getByRole('main').locator('[aria-current=step]')
const field = (page: Page, name: string) => openStep(page).locator(`[name="${name}"]`)

/** How a shopper gets on: with the keyboard alone, or with forms alone. */
interface Hands {
  readonly press: (page: Page, target: Locator) => Promise<void>
  readonly type: (page: Page, target: Locator, text: string) => Promise<void>
  /** Waits until a page has come that can be used. */
  readonly arrive: (page: Page) => Promise<void>
  readonly check: (page: Page) => Promise<void>
}

const KEYBOARD: Hands = {
  async press(page, target) {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  },
  async type(page, target, text) {
    await tabTo(page, target)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  },
  arrive: waitForHydration,
  check: page => expectAccessible(page, 'main'),
}

const FORMS: Hands = {
  press: (_, target) => target.click(),
  type: (_, target, text) => target.fill(text),
  arrive: async () => {},
  check: async () => {},
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  const isReached = () => target.evaluate(element => element === document.activeElement)
  for (let at = 0; at < 200; at += 1) {
    if (await isReached()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not reach it.')
}

async function choose(target: Locator, value: string): Promise<void> {
  await expect(target).toBeEnabled()
  await target.selectOption(value)
  await expect(target).toHaveValue(value)
}

async function fillStep(page: Page, hands: Hands, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await hands.type(page, field(page, name), text)
}

async function finishStep(page: Page, hands: Hands, next: string): Promise<void> {
  await hands.press(page, openStep(page).locator('button[type=submit]'))
  await expect(openStep(page)).toHaveId(`checkout-step-${next}`)
  await hands.check(page)
}

async function addToCart(page: Page, hands: Hands, prefix: string, words: Locale['words']): Promise<void> {
  await page.goto(`${prefix}/product/A8?upi=A8AFB`)
  await hands.arrive(page)
  const price = (await page.getByRole('main').locator('article strong').first().textContent()) ?? ''
  expect(price).toContain('$')
  await hands.press(page, page.getByRole('main').getByRole('button', { name: words.add }).first())
  if (hands === KEYBOARD)
    await hands.press(page, page.getByRole('dialog').getByRole('link', { name: words.view }))
  await expect(page).toHaveURL(url => url.pathname === `${prefix}/cart`)
  await hands.arrive(page)
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: price })).not.toHaveCount(0)
  await hands.check(page)
  await hands.press(page, page.getByRole('main').getByRole('link', { name: words.checkout }).first())
  await expect(page).toHaveURL(url => url.pathname === `${prefix}/checkout`)
  await hands.arrive(page)
}

async function signIn(page: Page, prefix: string, email: string): Promise<void> {
  await page.goto(`${prefix}/login`)
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator('[name=password]') })
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=password]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(url => url.pathname === `${prefix}/account`)
}

for (const brand of BRANDS)
  for (const { id, currency, address, words } of LOCALES)
    for (const isCustomer of [false, true])
      for (const hands of [KEYBOARD, FORMS])
        test.describe(`${brand.name} in ${id}`, LONG, () => {
          const prefix = `${brand.name === 'Art' ? '' : '/allposters'}/${id}`
          const who = isCustomer ? 'a customer' : 'a guest'
          const how = hands === KEYBOARD ? 'by keyboard alone' : 'without scripts'
          test.use({ ...OWN_ADDRESS, javaScriptEnabled: hands === KEYBOARD })

          test(`${who} comes from an empty browser to an order ${how} (S-32, CHK-01, CHK-02)`, async ({
            page,
            browser,
          }) => {
            test.slow()
            const customer = isCustomer ? await newCustomer(browser, prefix) : ''
            if (isCustomer) await signIn(page, prefix, customer)
            await addToCart(page, hands, prefix, words)
            const email = customer || `buyer-${crypto.randomUUID()}@example.com`
            if (!isCustomer) {
              await hands.check(page)
              await fillStep(page, hands, { email })
              await finishStep(page, hands, 'shipping')
            }
            await fillStep(page, hands, PERSON)
            await choose(field(page, 'country'), address.country)
            await fillStep(page, hands, { city: address.city })
            await choose(field(page, 'state'), address.state)
            await fillStep(page, hands, { zip: address.zip })
            await finishStep(page, hands, 'delivery')
            await finishStep(page, hands, 'payment')
            await fillStep(page, hands, CARD)
            await finishStep(page, hands, 'review')
            await expect(field(page, 'total')).toHaveValue(currency)
            await hands.press(page, openStep(page).locator('button[type=submit]'))
            await expect(page).toHaveURL(url => url.pathname === `${prefix}/order-confirmation`)
            const main = page.getByRole('main')
            await expect(main.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible()
            await hands.arrive(page)
            await hands.check(page)
            const number = /W\d{9}/.exec((await main.textContent()) ?? '')?.[0] ?? ''

            await page.goto(`${prefix}/orders`)
            await hands.arrive(page)
            await hands.type(page, main.locator('[name=orderNumber]'), number)
            await hands.type(page, main.locator('[name=orderEmailAddress]'), email)
            await hands.press(page, main.locator('form button[type=submit]').first())
            await expect(page.getByText(number).first()).toBeVisible()
          })
        })
