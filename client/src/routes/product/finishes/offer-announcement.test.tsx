import { fireEvent, render, screen } from '@testing-library/react'
import { SITES } from '@wallart/sdk'
import { CurrentSite } from '../../../i18n/site-context.ts'
import { aFrame, aVariant } from '../../../catalogue/testing/a-work.ts'
import type { VariantView } from '../../../catalogue/work-view.ts'
import { useDeliveryZip } from '../../../features/delivery/use-delivery-zip.ts'
import { OfferAnnouncement } from './offer-announcement.tsx'

const locale = { id: 'en-US', alias: 'en-us', preferredCurrency: 'USD' }
const context = { site: SITES.Art, locale, addressStyle: { site: 'none', locale: 'none' } } as const

const print = aVariant({ upi: 'AP' })
const framed: VariantView = {
  ...aVariant({
    upi: 'AF',
    price: 9900,
    name: 'Framed Art Print',
    handlings: [aFrame('Chelsea Black')],
  }),
  displayFinishedSize: '18.5" x 24.5"',
}

function Page({ variant }: { readonly variant: VariantView }) {
  const [, keep] = useDeliveryZip()
  return (
    <CurrentSite value={context}>
      <OfferAnnouncement variant={variant} />
      <button type="button" onClick={() => keep({ zip: 'K1A 0B1', country: 'CA' })}>
        To Canada
      </button>
    </CurrentSite>
  )
}

const message = () => screen.getByRole('status').textContent

beforeEach(() => {
  document.cookie = 'ctxzip=10001; path=/'
})

afterEach(() => {
  document.cookie = 'ctxzip=; path=/; max-age=0'
})

test('nothing is said before the first choice, and then all that has changed in one sentence (A-09)', () => {
  const { rerender } = render(<Page variant={print} />)
  expect(message()).toBe('')
  rerender(<Page variant={framed} />)
  expect(message()).toMatch(
    /^Framed Art Print, Chelsea Black, 12" x 18"\. \$99\.00\. finished size 18\.5" x 24\.5"\. Arrives \w{3}, \w{3} \d+ to /,
  )
})

test('what is sold out is not said to arrive', () => {
  const { rerender } = render(<Page variant={print} />)
  rerender(<Page variant={{ ...framed, inventory: { stockLevel: 0 } }} />)
  expect(message()).toMatch(/Out of stock$/)
})

test('another place of delivery is a choice, too', () => {
  render(<Page variant={print} />)
  fireEvent.click(screen.getByRole('button', { name: 'To Canada' }))
  expect(message()).toContain('Arrives')
})
