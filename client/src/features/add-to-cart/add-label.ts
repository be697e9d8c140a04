export const ADD_LABEL = { code: 'cart.add-to-cart', message: 'Add to Cart' }
