import { render } from '@testing-library/react'
import { viewItemEvent } from '@wallart/sdk/analytics'
import { useEffect } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { Me } from '../framework/me.ts'
import { LocaleProvider } from '../i18n/testing/locale-provider.tsx'
import { pushEvent } from './data-layer.ts'
import { usePageViews } from './use-page-views.ts'

const product = { id: 'A12AP', name: 'Inland Upland', price: { minor: 1899, currency: 'USD' } }

function Product() {
  useEffect(() => pushEvent(viewItemEvent(product)), [])
  return null
}

function Page({ me }: { readonly me: Me | undefined }) {
  usePageViews(me)
  return <Product />
}

const page = (me?: Me) => (
  <LocaleProvider locale="en-US">
    <MemoryRouter>
      <Page me={me} />
    </MemoryRouter>
  </LocaleProvider>
)

const GUEST = { isSignedIn: false, name: '', badge: 0, hearts: [] }
const events = () => window.dataLayer?.map(({ event }) => event) ?? []

beforeEach(() => {
  window.dataLayer = []
})

test('the page view comes before what the page shows, however late it is known who looks (ANA-02, ANA-04)', () => {
  const { rerender } = render(page())
  expect(events()).toEqual([])
  rerender(page(GUEST))
  expect(events()).toEqual(['page_view', 'view_item'])
})

test('where it is known at once, the page view comes first too', () => {
  render(page(GUEST))
  expect(events()).toEqual(['page_view', 'view_item'])
})
