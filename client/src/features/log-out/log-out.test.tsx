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
  // The server has not answered yet.
  Object.assign(globalThis, { fetch: () => new Promise(() => {}) })
  fireEvent.submit(screen.getByRole('button', { name: 'Log out' }))
  expect(screen.getByRole('status').textContent).toBe('Logging out')
  fireEvent(window, new PageTransitionEvent('pageshow'))
  expect(screen.queryByRole('status')).toBeNull()
})
