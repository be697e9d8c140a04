import { posterSizeList } from './poster-size-list.ts'

const variant = (upi: string, sizeCode: string, apnum: string, handling?: string) => ({
  upi,
  sizeCode,
  apnum,
  displaySize: `size ${sizeCode}`,
  imageId: 'IMG1',
  imageUrl: '/img/IMG1.jpg',
  productTypeGroup: 'poster',
  listPrice: { minor: 1999, currency: 'USD' },
  salePrice: { minor: 1499, currency: 'USD' },
  serviceFlags: {},
  services: handling ? [{ upi: 'S1', specialHandling: { name: handling } }] : [],
})

test('the poster brand lists its variants by size, finishes in their order (PDP-32, OPT-10, OPT-19)', () => {
  const products = [
    variant('A1', 'L', '100', 'mount'),
    variant('A2', 'S', '101'),
    variant('A3', 'L', '102'),
    variant('A4', 'L', ''),
  ]
  const list = posterSizeList({ products })
  expect(list.map(({ sizeCode, displaySize, upi }) => [sizeCode, displaySize, upi])).toEqual([
    ['L', 'size L', 'A1'],
    ['S', 'size S', 'A2'],
  ])
  expect(list.map(({ cards }) => cards.map(({ product }) => product.upi))).toEqual([['A3', 'A1'], ['A2']])
})
