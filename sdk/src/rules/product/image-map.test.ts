import { imageMap } from './image-map.ts'

test('variants are found by the picture they show (OPT-04, S-42)', () => {
  const products = [
    { upi: 'A1', imageId: 'IMG2' },
    { upi: 'A2', imageId: 'IMG1' },
    { upi: 'A3', imageId: 'IMG2' },
  ]
  expect([...imageMap({ products })]).toEqual([
    ['IMG2', [products[0], products[2]]],
    ['IMG1', [products[1]]],
  ])
})
