import { PRODUCT_IMAGE_SIZES, productImages } from './product-images.ts'

const image = { link: '/a.jpg', disBaseLink: '/dis/a.jpg', alt: 'A', title: 'A' }
const product = {
  imageGroups: [
    { viewType: 'large', images: [image] },
    { viewType: 'large', images: [] },
  ],
}

test('pictures come small and large (PDP-55)', () => {
  expect(PRODUCT_IMAGE_SIZES).toEqual(['small', 'large'])
  expect(productImages(product, 'large')).toEqual([image])
  expect(productImages(product, 'small')).toEqual([])
})
