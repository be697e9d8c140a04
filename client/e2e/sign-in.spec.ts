import type { Locator } from 'playwright/test'
import { MAIN } from './run-options.ts'
import {
  BRANDS,
  expect,
  eventsNamed,
  expectAccessible,
  isPhone,
  OWN_ADDRESS,
  runsInBrand,
  test,
  waitForHydration,
} from './shop.ts'

test.use(OWN_ADDRESS)

const ADA = { email: 'ada@example.com', password: 'Gallery2026!' }

async function sizeOf(target: Locator) {
  const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
  return [width, Math.round(height)]
}

const newEmail = () => `guest-${crypto.randomUUID()}@example.com`

for (const brand of BRANDS) {
  if (!runsInBrand(brand.name)) continue
  const prefix = brand.home === '/' ? '' : brand.home

  test.describe(`${brand.name}: the sign-in`, () => {
    test('My Account opens the dialog; every view is reached, accessible, and the way back closes it (AUT-01 to AUT-10, AUT-18, AUT-20, REG-31, SHL-12)', async ({
      page,
    }) => {
      await page.goto(`${prefix}/newsletter`)
      await waitForHydration(page)
      const account = page.getByRole('link', { name: 'My Account' })
      await account.click()
      const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
      await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused()
      if (!isPhone(page)) expect(await sizeOf(dialog)).toEqual([407, 548])
      await dialog.getByRole('button', { name: 'Sign In' }).click()
      await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
        'Please enter your email address.',
      )
      await expectAccessible(page, 'dialog')
      await expect(dialog.getByRole('link', { name: /business customer/ })).toHaveCount(
        brand.name === 'Art' ? 1 : 0,
      )

      await dialog.getByRole('link', { name: 'Create account' }).click()
      const register = page.getByRole('dialog', { name: "Let's get started" })
      if (!isPhone(page)) expect(await sizeOf(register)).toEqual([407, 548])
      await expect(register.getByText('First name', { exact: true })).toBeInViewport({ ratio: 1 })
      await expect(register.getByRole('button', { name: 'Create Account' })).toBeInViewport({ ratio: 1 })
      await expectAccessible(page, 'dialog')
      await register.getByRole('textbox', { name: 'Password' }).fill('Quiet.Ridge.7')
      await expect(register.getByText('Strong')).toBeVisible()
      await register.getByRole('button', { name: 'Create Account' }).click()
      await expect(register.getByRole('textbox', { name: 'First name' })).toBeFocused()
      await expectAccessible(page, 'dialog')
      await register.getByRole('link', { name: 'Sign In' }).click()

      await dialog.getByRole('link', { name: 'Forgot password?' }).click()
      const reset = page.getByRole('dialog', { name: 'Forgot your password?' })
      await reset.getByRole('textbox', { name: 'Email' }).fill('who-knows@example.com')
      await page.keyboard.press('Enter')
      await expect(reset.getByText(/^If there is an account/)).toBeVisible()
      await expectAccessible(page, 'dialog')
      await reset.getByRole('link', { name: 'Back to sign in' }).click()

      await dialog.getByRole('button', { name: 'Email me a sign-in link instead' }).click()
      await expect(dialog.getByRole('textbox', { name: 'Password' })).toHaveCount(0)
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible()
      await account.click()
      await expect(dialog.getByRole('textbox', { name: 'Password' })).toBeVisible()
      await page.mouse.click(2, 2)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    test(
      'a guest’s heart asks for the sign-in, a new account keeps it, and signing out ends it in every tab (J3)',
      MAIN,
      async ({ page, context }) => {
        await page.goto(prefix + (brand.name === 'Art' ? '/gallery/search?skq=blue' : '/-st/search?skq=blue'))
        await waitForHydration(page)
        await page
          .getByRole('button', { name: /^Favorite: / })
          .first()
          .click()
        await expect(page.getByText(/You must create an account/)).toBeVisible()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('link', { name: 'Create account' }).click()
        await dialog.getByRole('textbox', { name: 'First name' }).fill('Nia')
        await dialog.getByRole('textbox', { name: 'Last name' }).fill('Cole')
        await dialog.getByRole('textbox', { name: 'Email' }).fill(newEmail())
        await dialog.getByRole('textbox', { name: 'Password' }).fill('Quiet.Ridge.7')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(url => url.pathname === `${prefix}/account`)
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(page.getByText('One item added to Favorites')).toBeVisible()
        await expect.poll(eventsNamed(page, 'sign_up')).toHaveLength(1)
        await expect.poll(eventsNamed(page, 'view_account')).toHaveLength(1)

        const other = await context.newPage()
        await other.goto(`${prefix}/account/favorites`)
        await waitForHydration(other)
        await expect(
          other.getByRole('main').getByRole('button', { name: /^Favorite: /, pressed: true }),
        ).toHaveCount(1)
        await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
        await expect(page).toHaveURL(url => url.pathname + url.search === `${prefix}/login`)
        await expect(other).toHaveURL(url => url.pathname === `${prefix}/login`)
      },
    )

    test('a wrong password is said so; the right one greets and stays on the page (AUT-13, AUT-30, AUT-31, AUT-39, AUT-40)', async ({
      page,
      consoleErrors,
    }) => {
      await page.goto(prefix + (brand.name === 'Art' ? '/gallery/search?skq=red' : '/-st/search?skq=red'))
      await waitForHydration(page)
      await page
        .getByRole('button', { name: /^Favorite: / })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Email' }).fill(ADA.email)
      await dialog.getByRole('textbox', { name: 'Password' }).fill('Wrong2026!')
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('alert')).toHaveText(
        "Something's not right with your email or password. Try again.",
      )
      // The browser reports the refusal by itself.
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')])
      await expectAccessible(page, 'dialog')
      await dialog.getByRole('textbox', { name: 'Password' }).fill(ADA.password)
      await page.keyboard.press('Enter')
      await expect(page.getByText("Welcome Ada, You're now signed in.")).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect.poll(eventsNamed(page, 'login_failure')).toHaveLength(1)
      await expect.poll(eventsNamed(page, 'login')).toHaveLength(1)
    })

    test('dialog and page of the sign-in lead a customer of the old shop to a new password (J5, PWR-09)', async ({
      page,
    }) => {
      await page.goto(`${prefix}/newsletter`)
      await waitForHydration(page)
      await page.getByRole('link', { name: 'My Account' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Email' }).fill('legacy@example.com')
      await dialog.getByRole('textbox', { name: 'Password' }).fill('Gallery2025!')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(url => url.search === '?legacyCustomer=true')
      await expect(dialog).toHaveCount(0)
      await page.goto(`${prefix}/login`)
      await waitForHydration(page)
      await expectAccessible(page)
      const main = page.getByRole('main')
      await main.getByRole('textbox', { name: 'Email' }).fill('legacy@example.com')
      await main.getByRole('textbox', { name: 'Password' }).fill('Gallery2025!')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(url => url.search === '?legacyCustomer=true')
      await expect(main.getByText(/from our old shop/)).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test('a sign-in leads on, also to a path with two slashes behind the brand', async ({ page }) => {
  await page.goto('/art/login?redirect=/art//newsletter')
  await waitForHydration(page)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Email' }).fill(ADA.email)
  await main.getByRole('textbox', { name: 'Password' }).fill(ADA.password)
  await main.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).not.toHaveURL(/login/)
})

test('a business registers on its own page (J6, REG-10)', async ({ page }) => {
  await page.goto('/b2b_registration')
  await waitForHydration(page)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'First name' }).fill('Nia')
  await main.getByRole('textbox', { name: 'Last name' }).fill('Cole')
  await main.getByRole('textbox', { name: 'Company' }).fill('Quiet Rooms')
  await main.getByRole('textbox', { name: 'Email' }).fill(newEmail())
  await main.getByRole('textbox', { name: 'Password' }).fill('Quiet.Ridge.7')
  await main.getByRole('checkbox', { name: 'Hospitality' }).check()
  await main.getByRole('textbox', { name: 'Phone' }).pressSequentially('2125550123')
  await expect(main.getByRole('textbox', { name: 'Phone' })).toHaveValue('+1 (212) 555-0123')
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(url => url.pathname === '/account')
  await expect(main.getByText('Quiet Rooms')).toBeVisible()
})
