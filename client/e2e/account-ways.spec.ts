import type { APIRequestContext, Page } from 'playwright/test'
import { LONG } from './run-options.ts'
import {
  BRANDS,
  eventsNamed,
  expect,
  expectAccessible,
  newCustomer,
  OWN_ADDRESS,
  PASSWORD,
  test,
  waitForHydration,
} from './shop.ts'

test.use(OWN_ADDRESS)
// Every stop of the Tab key is asked about.
test.describe.configure({ timeout: 240_000 })

const newEmail = () => `way-${crypto.randomUUID()}@example.com`

/** Presses Tab until something of that role and name has the focus. */
async function tabTo(page: Page, role: 'button' | 'checkbox' | 'link' | 'textbox', name: RegExp | string) {
  const wanted = page.getByRole(role, { name })
  const focused = wanted.and(page.locator(':focus'))
  for (let stop = 0; stop < 250; stop += 1) {
    if ((await focused.count()) > 0) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach the ${role} ${String(name)}.`)
}

async function press(page: Page, role: 'button' | 'link', name: RegExp | string): Promise<void> {
  await tabTo(page, role, name)
  await page.keyboard.press('Enter')
}

async function type(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, 'textbox', field)
  await page.keyboard.type(text)
}

async function mailedPath(request: APIRequestContext, to: string): Promise<string> {
  const outbox = `${process.env['UPSTREAM_URL'] ?? ''}/outbox.json?to=${encodeURIComponent(to)}`
  const [mail] = await (await request.get(outbox)).json()
  const { pathname, search } = new URL(mail.link)
  return pathname + search
}

for (const brand of BRANDS) {
  const prefix = brand.home === '/' ? '' : brand.home
  const list = brand.name === 'Art' ? '/gallery/search?skq=blue' : `${prefix}/-st/search?skq=blue`

  test.describe(`${brand.name}: by keyboard alone`, LONG, () => {
    test('a guest’s heart leads over a new account to the favorites, where it is let go and comes back (J3)', async ({
      page,
    }) => {
      await page.goto(list)
      await waitForHydration(page)
      await press(page, 'button', /^Favorite: /)
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toBeFocused()
      await press(page, 'link', 'Create account')
      await type(page, 'First name', 'Nia')
      await type(page, 'Last name', 'Cole')
      await type(page, 'Email', newEmail())
      await type(page, 'Password', PASSWORD)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(url => url.pathname === `${prefix}/account`)
      await expect(page.getByText('One item added to Favorites')).toBeVisible()
      await page.goto(`${prefix}/account/favorites`)
      await waitForHydration(page)
      const heart = page.getByRole('main').getByRole('button', { name: /^Favorite: / })
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await press(page, 'button', /^Favorite: /)
      await expect(page.getByText('Item removed from Favorites')).toBeVisible()
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
      await expectAccessible(page)
      await press(page, 'button', 'Undo')
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
    })

    test('a customer of the old shop is led to a new password, and any customer comes in by one (J5)', async ({
      page,
      browser,
      request,
    }) => {
      await page.goto(`${prefix}/login`)
      await waitForHydration(page)
      await type(page, 'Email', 'legacy@example.com')
      await type(page, 'Password', 'Gallery2025!')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(url => url.search === '?legacyCustomer=true')
      await expect(page.getByText(/from our old shop/)).toBeVisible()
      const email = await newCustomer(browser, prefix)
      await type(page, 'Email', email)
      await page.keyboard.press('Enter')
      await expect(page.getByText(/^If there is an account/)).toBeVisible()
      await expectAccessible(page)
      await page.goto(await mailedPath(request, email))
      await waitForHydration(page)
      await type(page, 'Password', 'Quiet.Ridge.8')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Your new password works from now on.')).toBeVisible()
      await expectAccessible(page)
      await press(page, 'link', 'Sign In')
      await expect(page).toHaveURL(url => url.pathname.endsWith('/login'))
      await type(page, 'Email', email)
      await type(page, 'Password', 'Quiet.Ridge.8')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(url => url.pathname.endsWith('/account'))
    })

    test('a business account is opened where the brand has them (J6, REG-21)', async ({ page }) => {
      await page.goto(`${prefix}/b2b_registration`)
      await waitForHydration(page)
      if (brand.name === 'AllPosters')
        return expect(page).toHaveURL(url => url.pathname === `${prefix}/registration`)
      await type(page, 'First name', 'Nia')
      await type(page, 'Last name', 'Cole')
      await type(page, 'Company', 'Quiet Rooms')
      await type(page, 'Email', newEmail())
      await type(page, 'Password', PASSWORD)
      for (const industry of ['Healthcare', 'Hospitality']) {
        await tabTo(page, 'checkbox', industry)
        await page.keyboard.press('Space')
      }
      await type(page, 'Phone', '2125550123')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(url => url.pathname === '/account')
      await expect(page.getByText('Healthcare, Hospitality')).toBeVisible()
    })
  })

  test.describe(`${brand.name}: without scripts`, LONG, () => {
    test.use({ javaScriptEnabled: false })

    test('a guest’s heart leads over a new account to the favorites, where it is let go and comes back (J3)', async ({
      page,
    }) => {
      await page.goto(list)
      const heart = page.getByRole('main').getByRole('button', { name: /^Favorite: / })
      await heart.first().click()
      await expect(page.getByText('Sign in to keep this picture in your Favorites.')).toBeVisible()
      const main = page.getByRole('main')
      await main.getByRole('link', { name: 'Create account' }).click()
      await main.getByRole('textbox', { name: 'First name' }).fill('Nia')
      await main.getByRole('textbox', { name: 'Last name' }).fill('Cole')
      await main.getByRole('textbox', { name: 'Email' }).fill(newEmail())
      await main.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
      await main.getByRole('button', { name: 'Create Account' }).click()
      await page.goto(`${prefix}/account/favorites`)
      await expect(heart).toHaveCount(1)
      await heart.click()
      await expect(page.getByText('Item removed from Favorites')).toBeVisible()
      await expect(heart).toHaveCount(0)
      await main.getByRole('button', { name: 'Undo' }).click()
      await expect(heart).toHaveCount(1)
      await main.getByRole('button', { name: 'Log out' }).click()
      await expect(page).toHaveURL(url => url.pathname === `${prefix}/login`)
    })

    test('a customer of the old shop is led to a new password, and any customer comes in by one (J5)', async ({
      page,
      browser,
      request,
    }) => {
      const main = page.getByRole('main')
      const signIn = async (email: string, password: string) => {
        await page.goto(`${prefix}/login`)
        await main.getByRole('textbox', { name: 'Email' }).fill(email)
        await main.getByRole('textbox', { name: 'Password' }).fill(password)
        await main.getByRole('button', { name: 'Sign In' }).click()
      }
      await signIn('legacy@example.com', 'Gallery2025!')
      await expect(page.getByText(/from our old shop/)).toBeVisible()
      const email = await newCustomer(browser, prefix)
      await main.getByRole('textbox', { name: 'Email' }).fill(email)
      await main.getByRole('button', { name: 'Reset Password' }).click()
      await expect(page.getByText(/^If there is an account/)).toBeVisible()
      await page.goto(await mailedPath(request, email))
      await main.getByRole('textbox', { name: 'Password' }).fill('Quiet.Ridge.8')
      await main.getByRole('button', { name: 'Save password' }).click()
      await expect(page.getByText('Your new password works from now on.')).toBeVisible()
      await signIn(email, 'Quiet.Ridge.8')
      await expect(page).toHaveURL(url => url.pathname === `${prefix}/account`)
    })

    test('a business account is opened where the brand has them (J6, REG-21)', async ({ page }) => {
      await page.goto(`${prefix}/b2b_registration`)
      if (brand.name === 'AllPosters')
        return expect(page).toHaveURL(url => url.pathname === `${prefix}/registration`)
      const main = page.getByRole('main')
      await main.getByRole('textbox', { name: 'First name' }).fill('Nia')
      await main.getByRole('textbox', { name: 'Last name' }).fill('Cole')
      await main.getByRole('textbox', { name: 'Company' }).fill('Quiet Rooms')
      await main.getByRole('textbox', { name: 'Email' }).fill(newEmail())
      await main.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
      await main.getByRole('checkbox', { name: 'Healthcare' }).check()
      await main.getByRole('checkbox', { name: 'Hospitality' }).check()
      await main.getByRole('textbox', { name: 'Phone' }).fill('2125550123')
      await main.getByRole('button', { name: 'Create Account' }).click()
      await expect(page).toHaveURL(url => url.pathname === '/account')
      await expect(page.getByText('Healthcare, Hospitality')).toBeVisible()
    })
  })

  test(
    `${brand.name}: a sign-in waits for what is on its way into the cart (F46)`,
    LONG,
    async ({ page, browser }) => {
      const email = await newCustomer(browser, prefix)
      const release: (() => void)[] = []
      const held = new Promise<void>(resolve => {
        release.push(resolve)
      })
      await page.route('**/cart/items', async route => {
        await held
        await route.continue()
      })
      const sent: string[] = []
      page.on('request', request => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
      await page.goto(brand.product)
      await waitForHydration(page)
      const wasSent = (path: string) => sent.includes(prefix + path)
      await page.getByRole('button', { name: 'Add to Cart' }).first().click()
      await expect.poll(() => wasSent('/cart/items')).toBe(true)
      await page.getByRole('link', { name: 'My Account' }).click()
      const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
      await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
      await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('button', { name: 'Sign In' })).toBeDisabled()
      expect(wasSent('/login')).toBe(false)
      release[0]?.()
      await expect(page.getByText(/^Welcome Nia/)).toBeVisible()
      await page.goto(`${prefix}/cart`)
      await expect(page.getByRole('main').getByRole('spinbutton', { name: /Quantity/ })).toHaveValue('1')
    },
  )

  test(
    `${brand.name}: the link of a sign-in e-mail greets and is told of (AUT-13, AUT-39, AUT-41)`,
    LONG,
    async ({ page, browser, request }) => {
      const email = await newCustomer(browser, prefix)
      await page.goto(`${prefix}/login`)
      await waitForHydration(page)
      const main = page.getByRole('main')
      await main.getByRole('button', { name: 'Email me a sign-in link instead' }).click()
      await main.getByRole('textbox', { name: 'Email' }).fill(email)
      await page.keyboard.press('Enter')
      await expect(main.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
      await page.goto(await mailedPath(request, email))
      await expect(page).toHaveURL(url => url.pathname.endsWith('/account') && !url.search)
      await expect(page.getByText("Welcome Nia, You're now signed in.")).toBeVisible()
      await expect
        .poll(eventsNamed(page, 'login'))
        .toEqual([expect.objectContaining({ method: 'passwordless' })])
    },
  )
}
