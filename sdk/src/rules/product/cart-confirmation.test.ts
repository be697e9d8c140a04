import { cartConfirmation } from './cart-confirmation.ts'

const product = {
  imageUrl: '/img/IMG1.jpg',
  displaySize: '24" x 36"',
  listPrice: { minor: 1999, currency: 'USD' },
  salePrice: { minor: 1499, currency: 'USD' },
}

test('the confirmation shows text, picture, title, size and price (ATC-05 to ATC-09)', () => {
  expect(cartConfirmation('Quiet Ridge', product)).toEqual({
    text: { code: 'cart.added', message: 'Yay! Your item has been added, great choice!' },
    imageUrl: '/img/IMG1.jpg',
    title: 'Quiet Ridge',
    size: { label: { code: 'cart.size', message: 'Size:' }, value: '24" x 36"' },
    price: { listPrice: product.listPrice, salePrice: product.salePrice },
  })
})

test('the finished size shows as such when it is known (ATC-08)', () => {
  const { size } = cartConfirmation('Quiet Ridge', { ...product, displayFinishedSize: '30" x 42"' })
  expect(size).toEqual({
    label: { code: 'cart.finished-size', message: 'Finished Size:' },
    value: '30" x 42"',
  })
  expect(cartConfirmation('', { ...product, displayFinishedSize: '' }).size.label.message).toBe('Size:')
})
