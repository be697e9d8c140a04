const FORM = 'checks every field of a form'
const ADDRESS = 'reads or writes the whole state of a list in an address'
const DATA = 'is data, not a rule'

/**
 * The exports of the root that may cost more than one rule's 0.5 kB gzip, each with its reason.
 * @type {Readonly<Record<string, { readonly bytes: number, readonly why: string }>>}
 */
export const LARGER = {
  validateAddress: { bytes: 1000, why: FORM },
  validateOrderStatus: { bytes: 1000, why: FORM },
  validatePasswordChange: { bytes: 1000, why: FORM },
  validateProfile: { bytes: 1000, why: FORM },
  validateRegistration: { bytes: 1000, why: FORM },
  imageListQuery: { bytes: 1000, why: ADDRESS },
  listQuery: { bytes: 1000, why: ADDRESS },
  parseListState: { bytes: 1000, why: ADDRESS },
  ALLPOSTERS_CONTENT: { bytes: 1000, why: DATA },
  ART_CONTENT: { bytes: 1000, why: DATA },
  BRAND_CONTENTS: { bytes: 1300, why: DATA },
  US_STATES: { bytes: 1000, why: DATA },
  regionsOf: { bytes: 1000, why: 'carries the states and provinces' },
}
