/** What a button says that puts something into the cart. */
export const ADD_LABEL = { code: 'cart.add-to-cart', message: 'Add to Cart' }
