import { fireEvent, render, screen } from '@testing-library/react'
import { SITES } from '@wallart/sdk'
import { addRecentWork } from '../../catalogue/recent-works.ts'
import { CurrentSite } from '../../i18n/site-context.ts'
import { draftStorage } from '../../routes/checkout/use-checkout.ts'
import { storeRecentUpload } from '../../routes/frame-my-photos/recent-uploads.ts'
import { storeWall } from '../../routes/gallery-wall/stored-wall.ts'
import { rememberSearch } from '../../shell/search-box/recent-searches.ts'
import { LogOut } from './log-out.tsx'

const locale = { id: 'en-US', alias: 'en-us', preferredCurrency: 'USD' }

function renderLogOut(): void {
  render(
    <CurrentSite value={{ site: SITES.Art, locale, addressStyle: { site: 'none', locale: 'none' } }}>
      <LogOut />
    </CurrentSite>,
  )
  // The server has not answered yet.
  Object.assign(globalThis, { fetch: () => new Promise(() => {}) })
}

test('while the session ends nothing else can be done, and a page from the memory is as before (SHL-19)', () => {
  renderLogOut()
  fireEvent.submit(screen.getByRole('button', { name: 'Log out' }))
  expect(screen.getByRole('status').textContent).toBe('Logging out')
  fireEvent(window, new PageTransitionEvent('pageshow'))
  expect(screen.queryByRole('status')).toBeNull()
})

test('the next shopper in this browser is shown nothing of what the customer typed or did', () => {
  draftStorage('Art').write('["b1",{"shipping":{"city":"Portland"}}]')
  rememberSearch('Art', 'boats')
  rememberSearch('AllPosters', 'cats')
  addRecentWork('Art', { upi: 'A9', href: '/work', imageId: '9', name: 'Waves', artist: 'Ann' })
  storeWall('wall=1')
  storeRecentUpload('IMA5')
  renderLogOut()
  expect([sessionStorage.length, localStorage.length]).toEqual([1, 5])
  fireEvent.submit(screen.getByRole('button', { name: 'Log out' }))
  expect(sessionStorage).toHaveLength(0)
  // Another brand has its own customer.
  expect(Object.keys(localStorage)).toEqual(['recent-searches-AllPosters'])
})
