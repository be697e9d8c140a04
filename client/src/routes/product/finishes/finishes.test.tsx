import { render, screen, within } from '@testing-library/react'
import { SITES, type SiteId } from '@wallart/sdk'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { CurrentSite } from '../../../i18n/site-context.ts'
import { aVariant, aWork } from '../../../catalogue/testing/a-work.ts'
import { Finishes } from './finishes.tsx'
import { Offer } from './offer.tsx'
import { StockLine } from './stock-line.tsx'

const locale = { id: 'en-US', alias: 'en-us', preferredCurrency: 'USD' }
const work = aWork()

function variantOf(upi: string) {
  const variant = work.variants.find(each => each.upi === upi)
  if (!variant) throw new Error(`There is no variant ${upi}.`)
  return variant
}

function Page({ site = 'Art', children }: { readonly site?: SiteId; readonly children: ReactNode }) {
  const context = { site: SITES[site], locale, addressStyle: { site: 'none', locale: 'none' } } as const
  const router = createMemoryRouter([{ path: '*', element: children }], {
    initialEntries: ['/products/quiet-ridge-A1?upi=BFB'],
  })
  return (
    <CurrentSite value={context}>
      <RouterProvider router={router} />
    </CurrentSite>
  )
}

const show = (children: ReactNode, site?: SiteId) => render(<Page {...(site && { site })}>{children}</Page>)

test('the art brand chooses by tabs, sizes and frames with their prices (PDP-31, OPT-34)', () => {
  show(<Finishes work={work} variant={variantOf('BFB')} />)
  expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual([
    'Print $39.98',
    'Frame $198.00',
    'Canvas $98.00',
  ])
  const panel = within(screen.getByRole('tabpanel', { name: /^Frame/ }))
  expect(panel.getByRole('radio', { name: '24" x 36" 61 x 91 cm' }).getAttribute('aria-checked')).toBe('true')
  const white = panel.getByRole('radio', { name: 'Ashford White $198.00' })
  expect(white.getAttribute('href')).toBe('/products/quiet-ridge-A1?upi=BFW')
})

test('the poster brand lists every size with everything it is sold as (PDP-32)', () => {
  show(<Finishes work={work} variant={variantOf('BFB')} />, 'AllPosters')
  const groups = screen.getAllByRole('radiogroup', { hidden: true })
  expect(groups.map(group => group.getAttribute('aria-label'))).toEqual([
    'Finish in 12" x 18"',
    'Finish in 24" x 36"',
  ])
  expect(screen.getByText('From $19.99')).toBeTruthy()
  const frame = screen.getByRole('radio', { name: 'Chelsea Black Frame $198.00' })
  expect(frame.getAttribute('aria-checked')).toBe('true')
  expect(screen.getByRole('radio', { name: 'Ashford White Frame Out of stock', hidden: true })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Stretched Canvas Was $120.00 Now $98.00' })).toBeTruthy()
})

test('the price that a size begins at is one that can be had; a size without any says so', () => {
  const inventory = { stockLevel: 0 }
  const variants = [
    aVariant({ upi: 'A', size: '12x18', price: 1000, inventory }),
    aVariant({ upi: 'AF', size: '12x18', price: 9900, handlings: [{ name: 'canvas' }], group: 'Canvas' }),
    aVariant({ upi: 'B', size: '24x36', price: 2000, inventory }),
  ]
  show(<Finishes work={aWork({ variants })} variant={aVariant({ upi: 'A', inventory })} />, 'AllPosters')
  const sizes = screen.getAllByRole('group').map(size => size.querySelector('summary')?.textContent)
  expect(sizes).toEqual([expect.stringMatching(/From \$99\.00$/), expect.stringMatching(/Out of stock$/)])
})

test.each([
  [{ stockLevel: 9, minOrderQuantity: 2 }, true],
  [{ stockLevel: 9, minOrderQuantity: 1 }, false],
  [{ stockLevel: 0, minOrderQuantity: 2 }, false],
])('with %j the least that can be ordered stands beside the price: %p (STK-11)', (inventory, isSaid) => {
  show(<Offer variant={aVariant({ upi: 'A', inventory })} />)
  expect(screen.queryByText('Minimum order: 2') !== null).toBe(isSaid)
})

test('on sale the old price is struck through beside the new one and the saving (PDP-33, PDP-35)', () => {
  show(<Offer variant={variantOf('AC')} />)
  expect(screen.getByText('$60.00').tagName).toBe('DEL')
  expect(screen.getByText('$49.00').tagName).toBe('STRONG')
  expect(screen.getByText('18% off')).toBeTruthy()
  expect(screen.getByText('Finished size: 12" x 18"')).toBeTruthy()
})

test('a price that is the list price has nothing struck through (PDP-34)', () => {
  const { container } = show(<Offer variant={variantOf('AP')} />)
  expect(container.querySelector('del')).toBeNull()
})

test.each([
  ['plenty', { stockLevel: 9 }, 'In Stock'],
  ['plenty to sell', { stockLevel: 9, ats: 9 }, 'In Stock'],
  ['all of it reserved', { stockLevel: 9, ats: 0 }, 'Out of Stock'],
  ['none', { stockLevel: 0 }, 'Out of stock'],
  ['fewer than can be ordered', { stockLevel: 3, minOrderQuantity: 4 }, 'Only 3 left!'],
  [
    'fewer, with a name',
    { stockLevel: 3, minOrderQuantity: 4, lowestStockLevelProductName: 'Oak' },
    'Only 3 left for Oak!',
  ],
])('with %s in stock: %j says %s (STK-01 to STK-03, STK-08, STK-09, C-21)', (_, inventory, text) => {
  show(<StockLine variant={aVariant({ upi: 'A', inventory })} />)
  expect(screen.getByText(text)).toBeTruthy()
})
