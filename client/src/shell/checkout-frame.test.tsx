import { act, render, screen } from '@testing-library/react'
import { navigationClickEvent } from '@wallart/sdk/analytics'
import { trackNavigationClicks } from '../analytics/navigation-clicks.ts'
import { LocaleProvider } from '../i18n/testing/locale-provider.tsx'
import { CheckoutFooter, CheckoutHeader } from './checkout-frame.tsx'

const stay = (event: Event) => event.preventDefault()

beforeAll(() => document.addEventListener('click', stay))
afterAll(() => document.removeEventListener('click', stay))

test('the links around the checkout are told of as those of any other page (NAV-29)', async () => {
  delete window.dataLayer
  const stop = trackNavigationClicks()
  await act(async () => {
    render(
      <LocaleProvider locale="en-US">
        <CheckoutHeader />
        <CheckoutFooter />
      </LocaleProvider>,
    )
  })
  for (const name of ['Art, home', 'Back to cart', 'Need help?']) screen.getByRole('link', { name }).click()
  stop()
  expect(window.dataLayer).toEqual([
    navigationClickEvent('header', { label: 'Art, home', url: '/' }),
    navigationClickEvent('header', { label: 'Back to cart', url: '/cart' }),
    navigationClickEvent('footer', { label: 'Need help?', url: '/help/talktous' }),
  ])
})
