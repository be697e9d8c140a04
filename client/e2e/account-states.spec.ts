import type { Page } from 'playwright/test'
import { LONG } from './run-options.ts'
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

test.use(OWN_ADDRESS)
test.describe.configure({ timeout: 180_000 })

const PAGES = ['', '/orders', '/addresses', '/payments', '/favorites', '/wishlist']

async function signIn(page: Page, prefix: string, email: string, password = PASSWORD): Promise<void> {
  await page.goto(`${prefix}/login`)
  await waitForHydration(page)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Email' }).fill(email)
  await main.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(url => url.pathname.endsWith('/account'))
}

function heart(tab: Page, at: number) {
  return tab
    .getByRole('main')
    .getByRole('button', { name: /^Favorite: / })
    .nth(at)
}

for (const brand of BRANDS) {
  const prefix = brand.home === '/' ? '' : brand.home

  test.describe(`${brand.name}: what can be wrong with an account is accessible`, LONG, () => {
    // The browser reports each refusal by itself.
    test.afterEach(({ consoleErrors }) => {
      expect(consoleErrors.splice(0).filter(line => !/status of (404|422|429|503)/.test(line))).toEqual([])
    })

    test('the dialog: sign-in, registration, new password and e-mail, empty and refused', async ({
      page,
      browser,
    }) => {
      await page.goto(`${prefix}/newsletter`)
      await waitForHydration(page)
      await page.getByRole('link', { name: 'My Account' }).click()
      const dialog = page.getByRole('dialog')
      const email = dialog.getByRole('textbox', { name: 'Email' })
      const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
      const show = (name: string) => dialog.getByRole('link', { name, exact: true }).first().click()
      await expectAccessible(page, 'dialog')
      await email.fill('down@example.com')
      await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
      await press('Sign In')
      await expect(dialog.getByRole('alert')).toHaveText('Something went wrong. Try again!')
      await expectAccessible(page, 'dialog')

      await show('Create account')
      await expect(dialog.getByRole('textbox', { name: 'First name' })).toBeVisible()
      await expectAccessible(page, 'dialog')
      await press('Create Account')
      await expectAccessible(page, 'dialog')
      await dialog.getByRole('textbox', { name: 'First name' }).fill('Nia')
      await dialog.getByRole('textbox', { name: 'Last name' }).fill('Cole')
      await email.fill('ada@example.com')
      await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
      await press('Create Account')
      await expect(dialog.getByRole('alert')).toHaveText('Account already exists. Sign In')
      await expect(email).toBeFocused()
      for (const part of [dialog.getByRole('alert'), email]) await expect(part).toBeInViewport({ ratio: 1 })
      await expectAccessible(page, 'dialog')

      await dialog.getByRole('alert').getByRole('link', { name: 'Sign In' }).click()
      await show('Forgot password?')
      await expect(dialog.getByRole('button', { name: 'Reset Password' })).toBeVisible()
      await expectAccessible(page, 'dialog')
      await press('Reset Password')
      await expect(email).toHaveAccessibleDescription('Please enter a valid email address.')
      await expectAccessible(page, 'dialog')
      await show('Back to sign in')

      await press('Email me a sign-in link instead')
      await expect(dialog.getByRole('button', { name: 'Send sign-in link' })).toBeVisible()
      await expectAccessible(page, 'dialog')
      await email.fill('nocode@example.com')
      await press('Send sign-in link')
      await expect(dialog.getByRole('alert')).toHaveText('This feature is not currently available.')
      await expectAccessible(page, 'dialog')
      await email.fill(await newCustomer(browser, prefix))
      await press('Send sign-in link')
      await expect(dialog.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
      await expectAccessible(page, 'dialog')
    })

    test('the pages: registration, new password, the link of an e-mail, too many attempts', async ({
      page,
    }) => {
      const main = page.getByRole('main')
      const businesses = brand.name === 'Art' ? ['/b2b_registration'] : []
      for (const path of ['/registration', ...businesses]) {
        await page.goto(prefix + path)
        await waitForHydration(page)
        await main.getByRole('button', { name: 'Create Account' }).click()
        await expectAccessible(page)
      }
      for (const path of ['/reset-password', '/reset-password?token=00000000', '/callback?token=00000000']) {
        await page.goto(prefix + path)
        await waitForHydration(page)
        await expectAccessible(page)
        await main.getByRole('button').first().click()
        await expectAccessible(page)
      }
      await page.goto(`${prefix}/login`)
      await waitForHydration(page)
      await main.getByRole('textbox', { name: 'Email' }).fill('collector@example.com')
      const alert = main.getByRole('alert')
      // The shop counts by the clock, so that these attempts may lie in two of its minutes.
      let attempts = 0
      do {
        attempts += 1
        await main.getByRole('textbox', { name: 'Password' }).fill(`Wrong.${attempts}`)
        await page.keyboard.press('Enter')
        await expect(main.getByRole('button', { name: 'Sign In' })).toBeEnabled()
        await expect(alert).not.toBeEmpty()
      } while (attempts <= 20 && !(await alert.innerText()).startsWith('Too many'))
      await expect(alert).toHaveText(/^Too many attempts/)
      await expectAccessible(page)
    })

    test('the account: each form refused, and pages that are not there', async ({ page, browser }) => {
      await signIn(page, prefix, await newCustomer(browser, prefix))
      const main = page.getByRole('main')
      for (const [path, submit] of [
        ['?edit=details', 'Save'],
        ['?edit=email', 'Save'],
        ['?edit=password', 'Save'],
        ['/payments?add=yes', 'Save card'],
        ['/addresses?add=yes', 'Save address'],
      ] as const) {
        await page.goto(`${prefix}/account${path}`)
        await waitForHydration(page)
        for (const field of await main.getByRole('textbox').all()) await field.fill('')
        await main.getByRole('button', { name: submit }).first().click()
        await expect(main.getByRole('textbox').and(page.locator('[aria-invalid]')).first()).toBeFocused()
        await expectAccessible(page)
      }
      for (const path of ['/orders?page=99', '/orders/W000000001']) {
        await page.goto(`${prefix}/account${path}`)
        await waitForHydration(page)
        await expectAccessible(page)
      }
    })

    test('the account of a customer with much in it', async ({ page }) => {
      const email = brand.name === 'Art' ? 'collector@example.com' : 'ada@example.com'
      await signIn(page, prefix, email, 'Gallery2026!')
      for (const path of PAGES) {
        await page.goto(`${prefix}/account${path}`)
        await waitForHydration(page)
        await expectAccessible(page)
      }
      await page.goto(`${prefix}/account/orders`)
      await page.getByRole('main').getByRole('link', { name: /W0000/ }).first().click()
      await expect(page).toHaveURL(/\/account\/orders\/W/)
      await waitForHydration(page)
      await expectAccessible(page)
    })
  })

  test(
    `${brand.name}: a heart pressed ten times and one pressed in two tabs settle on what was wanted last (F51, F52)`,
    LONG,
    async ({ page, browser, context }) => {
      await signIn(page, prefix, await newCustomer(browser, prefix))
      const list = `${prefix}${brand.searchPath}?skq=blue`
      const other = await context.newPage()
      for (const tab of [page, other]) {
        await tab.goto(list)
        await waitForHydration(tab)
      }
      // The customer has no list yet, so both presses create it.
      await Promise.all([heart(page, 0).click(), heart(other, 1).click()])
      for (const tab of [page, other])
        await expect(tab.getByText('One item added to Favorites')).toBeVisible()
      for (let press = 0; press < 9; press += 1) await heart(page, 2).click({ noWaitAfter: true })
      await expect(heart(page, 2)).toHaveAttribute('aria-pressed', 'true')
      const stored = async () => {
        const text = await (await page.request.get(`${prefix}/account/favorites`)).text()
        return text.match(/aria-pressed="true"/g)?.length
      }
      await expect.poll(stored).toBe(3)
    },
  )
}
