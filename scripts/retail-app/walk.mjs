import { chromium } from 'playwright'

/** @typedef {import('playwright').Page} Page */

/** What the app asks of others, or of services that are not part of an upstream. */
const NOT_OURS = [
  /ServiceWorker registration failed/,
  /c360a\.salesforce\.com|DataCloudApi/,
  // Without a context the platform answers 404, too.
  /shopper-context/,
  // A recommender of the app's own demonstration.
  /complete-the-set/,
]

/** The app reports the view of a category by its id, which the list of products may outrun. */
const EARLY_TRACKING = "Cannot read properties of undefined (reading 'id')"

const ADDRESS = {
  'First Name': 'Ada',
  'Last Name': 'Lee',
  Phone: '5125550100',
  City: 'Austin',
}

/** Walks from the home page to a confirmation, as a guest or with an account; what the console complained of.
 * @param {{ origin: string, executablePath: string, account?: { email: string, password: string } }} options */
export async function walk({ origin, executablePath, account }) {
  const browser = await chromium.launch({ executablePath })
  try {
    const page = await browser.newPage({ viewport: { width: 1300, height: 1000 } })
    page.setDefaultTimeout(30_000)
    /** @type {string[]} */
    const complaints = []
    page.on('console', message => {
      const text = `${message.text()} ${message.location().url}`
      if (message.type() === 'error' && NOT_OURS.every(each => !each.test(text))) complaints.push(text)
    })
    page.on('pageerror', ({ message }) => {
      if (message !== EARLY_TRACKING) complaints.push(message)
    })
    await page.goto(origin)
    await page.getByRole('link', { name: 'Subjects' }).first().waitFor()
    await page.getByRole('button', { name: 'Accept' }).click()
    if (account) await signIn(page, origin, account)
    await findProduct(page)
    await putInCart(page)
    const number = await checkOut(page, account)
    return { complaints, number }
  } finally {
    await browser.close()
  }
}

async function signIn(
  /** @type {Page} */ page,
  /** @type {string} */ origin,
  /** @type {{ email: string, password: string }} */ { email, password },
) {
  await page.goto(`${origin}/Art/en-US/login`)
  await page.locator('#app-main').getByLabel('Email').fill(email)
  await page.locator('#app-main').getByLabel('Password').first().fill(password)
  await page.locator('#app-main').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(/account/)
  await page.getByTestId('account-detail-page').waitFor()
  await page.waitForLoadState('networkidle')
}

async function findProduct(/** @type {Page} */ page) {
  const link = page.getByRole('link', { name: 'Subjects' }).first()
  // A click would leave the menu open above the list.
  await link.press('Enter')
  await page.getByTestId('sf-product-list-page').waitFor()
  await page.locator('a[href*="/product/A"]').nth(3).click()
}

async function putInCart(/** @type {Page} */ page) {
  const details = page.getByTestId('product-details-page')
  const add = details.getByRole('button', { name: 'Add to Cart' }).first()
  await add.waitFor()
  for (const group of ['Size', 'Finish', 'Frame Color'])
    await details.getByRole('radiogroup', { name: group }).getByRole('radio').first().click()
  await page.waitForURL(/pid=A\d+[A-H]P/)
  await add.click()
  await page.getByRole('link', { name: 'View Cart' }).click()
  const cart = page.getByTestId('sf-cart-container')
  await cart.getByRole('link', { name: 'Proceed to Checkout' }).first().click()
}

async function checkOut(/** @type {Page} */ page, /** @type {{ email: string } | undefined} */ account) {
  const checkout = page.getByTestId('sf-checkout-container')
  if (account) await chooseAddress(page)
  else await enterAddress(page)
  await checkout.getByLabel('Card Number').fill('4111111111111111')
  await checkout.getByLabel('Name on Card').fill('Ada Lee')
  await checkout.getByLabel('Expiration Date').fill('0432')
  await checkout.getByRole('textbox', { name: 'Security Code' }).fill('123')
  await page.getByRole('button', { name: 'Review Order' }).click()
  await page.getByTestId('sf-checkout-place-order-btn').first().click()
  await page.waitForURL(/confirmation/)
  await page.getByText('Thank you for your order!').first().waitFor()
  return page.url().split('/').at(-1) ?? ''
}

async function enterAddress(/** @type {Page} */ page) {
  const checkout = page.getByTestId('sf-checkout-container')
  await checkout.getByLabel('Email').first().fill('guest@example.com')
  await page.getByRole('button', { name: 'Checkout as Guest' }).click()
  for (const [label, text] of Object.entries(ADDRESS)) await checkout.getByLabel(label).fill(text)
  await checkout
    .getByLabel(/^Address/)
    .first()
    .fill('12 Garden Lane')
  await checkout.getByLabel('State').selectOption('TX')
  await checkout.getByLabel(/Zip/).fill('78701')
  await page.getByRole('button', { name: 'Continue to Shipping Method' }).click()
}

async function chooseAddress(/** @type {Page} */ page) {
  await page.getByRole('button', { name: 'Continue to Shipping Method' }).click()
}
