import { fireEvent, render, screen } from '@testing-library/react'
import { SITES } from '@wallart/sdk'
import { CurrentSite } from '../../i18n/site-context.ts'
import { LogOut } from './log-out.tsx'

const locale = { id: 'en-US', alias: 'en-us', preferredCurrency: 'USD' }

test('while the session ends nothing else can be done, and a page from the memory is as before (SHL-19)', () => {
  render(
    <CurrentSite value={{ site: SITES.Art, locale, addressStyle: { site: 'none', locale: 'none' } }}>
      <LogOut />
    </CurrentSite>,
  )
  const button = screen.getByRole('button', { name: 'Log out' })
  document.addEventListener('submit', event => event.preventDefault(), { once: true })
  fireEvent.submit(button)
  expect(screen.getByRole('status').textContent).toBe('Logging out')
  fireEvent(window, new PageTransitionEvent('pageshow'))
  expect(screen.queryByRole('status')).toBeNull()
})
