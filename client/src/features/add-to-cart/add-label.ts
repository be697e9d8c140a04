import { label } from '../../i18n/translate.ts'

/** What a button says that puts something into the cart. */
export const ADD_LABEL = label('Add to Cart')
