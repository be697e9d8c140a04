import { getArtProductContract } from './get-art-product.contract.ts'

const check = (value: unknown) => getArtProductContract['~standard'].validate(value)
const usd = (minor: number) => ({ minor, currency: 'USD' })

const wire = {
  upi: 'A1',
  printUpi: 'P1',
  apnum: '1',
  imageId: 'I1',
  imageUrl: '/i.jpg',
  productUrl: '/products/a-A1',
  title: 'A',
  artist: { fullName: 'Jane Doe' },
  productTypeName: 'Print',
  productType: { description: 'Art Print' },
  printSize: 's',
  displaySize: 'd',
  physicalDimensions: { displayDimensionText: '24" x 36"' },
  currency: 'USD',
  listPrice: 20,
  salePrice: 10,
  price: 15,
  specialHandling: { mouldingId: 'M1', mouldingName: null },
  lifeStyleImageIds: ['L1'],
  promoBadge: true,
  hotdeals: true,
  exclusive: true,
  bestSeller: true,
  hgtv: true,
  somethingNew: 1,
}

test('a record of the products service becomes the shop’s own (OPT-39)', async () => {
  expect(await check([wire])).toEqual({
    value: [
      {
        upi: 'A1',
        printUpi: 'P1',
        apnum: '1',
        imageId: 'I1',
        imageUrl: '/i.jpg',
        productUrl: '/products/a-A1',
        title: 'A',
        artist: 'Jane Doe',
        productTypeName: 'Print',
        productTypeDescription: 'Art Print',
        printSize: 's',
        displaySize: 'd',
        displayDimensionText: '24" x 36"',
        listPrice: usd(2000),
        salePrice: usd(1000),
        specialHandling: { mouldingId: 'M1' },
        lifeStyleImageIds: ['L1'],
        promoBadge: true,
        hotdeals: true,
        exclusive: true,
        bestSeller: true,
        hgtv: true,
      },
    ],
  })
})

test('an uploaded picture needs no more than its key and its addresses, and its price may be called just that (OPT-39)', async () => {
  expect(await check([{ upi: 'A1', imageUrl: '/i.jpg', productUrl: '/a', artist: 'Me', price: 5 }])).toEqual({
    value: [
      {
        upi: 'A1',
        imageId: '',
        imageUrl: '/i.jpg',
        productUrl: '/a',
        title: '',
        artist: 'Me',
        productTypeName: '',
        productTypeDescription: '',
        printSize: '',
        displaySize: '',
        salePrice: usd(500),
        listPrice: usd(500),
        lifeStyleImageIds: [],
        promoBadge: false,
        hotdeals: false,
        exclusive: false,
        bestSeller: false,
        hgtv: false,
      },
    ],
  })
})

test.each(Object.keys(wire).filter(field => !['upi', 'imageUrl', 'productUrl'].includes(field)))(
  'a record may have null for %s',
  async field => {
    expect((await check([{ ...wire, [field]: null }])).issues).toBeUndefined()
  },
)

test.each([
  [{ ...wire }, []],
  [[{ ...wire, upi: '' }], [0, 'upi']],
  [[{ ...wire, imageUrl: null }], [0, 'imageUrl']],
  [[{ ...wire, productUrl: undefined }], [0, 'productUrl']],
  [[{ ...wire, salePrice: '10' }], [0, 'salePrice']],
])('%j breaks the contract at %j', async (value, path) => {
  expect((await check(value)).issues?.[0]?.path).toEqual(path)
})
