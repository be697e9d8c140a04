/** What a button says that puts something into the cart. */
export const ADD_LABEL = 'Add to Cart'
