import { render, screen, within } from '@testing-library/react'
import { SITES, type SiteId } from '@wallart/sdk'
import type { ReactNode } from 'react'
import { CurrentSite } from '../../../i18n/site-context.ts'
import { aFrame, aVariant, aWork } from '../../../catalogue/testing/a-work.ts'
import { mockBrowser } from '../../../ui/testing/mock-browser.ts'
import { ProductInfo } from './product-info.tsx'
import { ProductTypeInfo } from './product-type-info.tsx'
import { PromoOffers } from './promo-offers.tsx'

beforeAll(() => mockBrowser())

function show(content: ReactNode, site: SiteId = 'Art') {
  const context = {
    site: SITES[site],
    locale: { id: 'en-US', alias: 'en-us' },
    addressStyle: { site: 'none', locale: 'none' },
  } as const
  render(<CurrentSite value={context}>{content}</CurrentSite>)
}

const titles = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const framed = aVariant({ upi: 'AFB', handlings: [aFrame('Chelsea Black')], apnum: '80341' })

test('the sections stand under their conditions, the details always (PDP-06..08)', () => {
  show(<ProductInfo work={aWork()} variant={framed} />)
  expect(titles()).toEqual(['Commitment to Quality', 'About this piece', 'Product Details'])
})

test('without a description and without finishes only the details are left (PDP-06..08)', () => {
  const variant = { ...framed, serviceFlags: {} }
  show(<ProductInfo work={aWork({ description: ' ', variants: [variant] })} variant={variant} />)
  expect(titles()).toEqual(['Product Details'])
})

test.each([
  ['Art', '180341'],
  ['AllPosters', '80341'],
] as const)('on %s the product id is %s (PDP-17, PDP-18)', (site, id) => {
  show(<ProductInfo work={aWork()} variant={framed} />, site)
  const line = screen.getByText('Product ID').closest('div')
  expect(line?.textContent).toBe(`Product ID${id}`)
})

test.each([
  [aVariant({ upi: 'AP' }), 'Print'],
  [framed, 'Framed Print'],
  [aVariant({ upi: 'AFV', handlings: [aFrame('Black', 'value')] }), 'Essential Framed Print'],
  [aVariant({ upi: 'AM', handlings: [{ name: 'mount' }] }), 'Wood Mount'],
  [aVariant({ upi: 'AC', handlings: [{ name: 'canvas' }] }), 'Stretched Canvas'],
  [aVariant({ upi: 'AK', handlings: [{ name: 'canvas' }, aFrame('Black')] }), 'Framed Canvas'],
])('each kind of piece has its own words (PDP-57, PDP-59)', (variant, title) => {
  show(<ProductTypeInfo variant={variant} />)
  const box = within(screen.getByRole('region', { name: `About this finish: ${title}` }))
  expect(box.getAllByRole('listitem')).toHaveLength(3)
})

test('without promotions there is no place for them (PDP-45)', () => {
  show(<PromoOffers offers={[]} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a promotion without a code has nothing to copy (PDP-45)', () => {
  show(
    <PromoOffers
      offers={[
        { id: 'a', text: 'Free shipping', code: '' },
        { id: 'b', text: '15% off', code: 'FRAMED15' },
      ]}
    />,
  )
  expect(titles()).toEqual(['Promo codes'])
  const codes = [...document.querySelectorAll('code')]
  expect(codes.map(({ textContent }) => textContent)).toEqual(['FRAMED15'])
})
