import { ENGLISH } from '../../../i18n/testing/locale-provider.tsx'
import { aFrame, aVariant, aWork } from '../../../catalogue/testing/a-work.ts'
import { breadcrumbData } from './breadcrumb-data.server.ts'
import { shippingData } from './shipping-data.server.ts'
import { workData } from './work-data.server.ts'

const canonical = 'https://art.test/products/quiet-ridge-A1'
const page = { canonical, groupId: 'A1', shownUpi: 'AP', brand: 'Art', t: ENGLISH }

test('what is on sale says what it cost before, and what is sold out says so (WEB-02, WEB-03)', () => {
  const work = aWork({
    variants: [
      aVariant({ upi: 'AP', price: 1500, list: 2000 }),
      aVariant({ upi: 'AQ', price: 1500, inventory: { stockLevel: 2, ats: 0 } }),
    ],
  })
  expect(workData({ ...page, work })).toMatchObject({
    hasVariant: [
      {
        offers: {
          price: 15,
          availability: 'https://schema.org/InStock',
          priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: 20 },
        },
      },
      { offers: { price: 15, availability: 'https://schema.org/OutOfStock' } },
    ],
  })
})

const range = (minValue: number, maxValue: number) => ({ minValue, maxValue, unitCode: 'DAY' })

test('every offer says where it is sent and how long that takes (WEB-02)', () => {
  expect(shippingData(aWork(), aVariant({ upi: 'AP' }))).toMatchObject([
    {
      shippingDestination: { addressCountry: 'US' },
      deliveryTime: { handlingTime: range(1, 2), transitTime: range(2, 8) },
    },
    { shippingDestination: { addressCountry: 'CA' }, deliveryTime: { transitTime: range(5, 9) } },
  ])
})

test('what may not be sent to Canada says so (WEB-02, PDP-56)', () => {
  const [, canada] = shippingData({ imageIds: ['IMG00117'] }, aVariant({ upi: 'AP' }))
  expect(canada).toMatchObject({ shippingDestination: { addressCountry: 'CA' }, doesNotShip: true })
  expect(canada).not.toHaveProperty('deliveryTime')
})

test('the shown variant stands among those that differ from it in one thing (WEB-01)', () => {
  const sizes = { A: '12x18', B: '16x24', C: '24x36' }
  const variants = Object.entries(sizes).flatMap(([letter, size]) => [
    aVariant({ upi: `${letter}P`, size }),
    aVariant({ upi: `${letter}FB`, size, handlings: [aFrame('Black')] }),
    aVariant({ upi: `${letter}FW`, size, handlings: [aFrame('White')] }),
  ])
  const data = workData({ ...page, shownUpi: 'BFB', work: aWork({ variants }) })
  expect(JSON.stringify(data).match(/(?<="sku":")\w+/g)).toEqual(['AFB', 'BP', 'BFB', 'BFW', 'CFB'])
})

test('it varies by what differs, and by nothing else (WEB-01)', () => {
  const variants = [aVariant({ upi: 'AP' }), aVariant({ upi: 'BP', size: '24x36' })]
  expect(workData({ ...page, work: aWork({ variants }) })).toMatchObject({
    variesBy: ['https://schema.org/size'],
  })
})

test.each([
  ['https://art.test', 'https://art.test/', 'https://art.test/category/cats'],
  ['https://art.test/fr-ca', 'https://art.test/fr-ca', 'https://art.test/fr-ca/category/cats'],
])(
  'the steps of a trail below %s count from one, and the last leads nowhere (WEB-05)',
  (base, home, cats) => {
    const steps = [
      { name: 'Home', path: '/' },
      { name: 'Cats', path: '/category/cats' },
      { name: 'Quiet Ridge' },
    ]
    expect(breadcrumbData(steps, base)).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: home },
        { position: 2, name: 'Cats', item: cats },
        { position: 3, name: 'Quiet Ridge' },
      ],
    })
  },
)
