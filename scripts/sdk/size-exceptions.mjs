const FORM = 'checks every field of a form'
const ADDRESS = 'reads or writes the whole state of a list in an address'
const DATA = 'is data, not a rule'
const JOINS = 'joins several rules, and each of them alone is small'
const VIEW = 'is the whole view of an order'

/** @type {Readonly<Record<string, { readonly bytes: number, readonly why: string }>>} */
export const SIZE_EXCEPTIONS = {
  validateAddress: { bytes: 1000, why: FORM },
  validateOrderStatus: { bytes: 650, why: FORM },
  validatePasswordChange: { bytes: 600, why: FORM },
  validateProfile: { bytes: 750, why: FORM },
  validateRegistration: { bytes: 900, why: FORM },
  validateBusinessRegistration: { bytes: 1400, why: 'checks a form of ten fields, industries included' },
  validateCard: { bytes: 1250, why: 'checks number, expiry, code and holder of a card' },
  imageListQuery: { bytes: 850, why: ADDRESS },
  listQuery: { bytes: 800, why: ADDRESS },
  parseListState: { bytes: 900, why: ADDRESS },
  createHttpError: { bytes: 650, why: 'chooses among the classes of all refusals' },
  bannerMessages: { bytes: 550, why: JOINS },
  canonicalDecision: { bytes: 950, why: JOINS },
  checkCardNumber: { bytes: 600, why: JOINS },
  formatCardNumberEdit: { bytes: 550, why: JOINS },
  deliveryDays: { bytes: 600, why: 'carries the days that seven kinds of finish take' },
  findSite: { bytes: 1000, why: JOINS },
  galleryPopOptions: { bytes: 700, why: JOINS },
  listCanonical: { bytes: 650, why: JOINS },
  listPagination: { bytes: 750, why: JOINS },
  nextFavouriteState: { bytes: 900, why: JOINS },
  nextVariantForFrame: { bytes: 550, why: JOINS },
  optionCards: { bytes: 900, why: JOINS },
  orderedOptions: { bytes: 750, why: JOINS },
  posterSizeList: { bytes: 1150, why: JOINS },
  productCopy: { bytes: 1000, why: 'carries the copy of six kinds of product' },
  productIndex: { bytes: 800, why: JOINS },
  resolveSite: { bytes: 800, why: JOINS },
  serviceTypeTabs: { bytes: 950, why: JOINS },
  siteLink: { bytes: 550, why: JOINS },
  sizeTypeTierMap: { bytes: 550, why: JOINS },
  upgradeOptions: { bytes: 1250, why: JOINS },
  orderItemView: { bytes: 900, why: VIEW },
  orderView: { bytes: 1900, why: VIEW },
  ALLPOSTERS_CONTENT: { bytes: 1050, why: DATA },
  ART_CONTENT: { bytes: 1100, why: DATA },
  BRAND_CONTENTS: { bytes: 1450, why: DATA },
  US_STATES: { bytes: 650, why: DATA },
  regionsOf: { bytes: 850, why: 'carries the states and provinces' },
}
