/** The countries the shop sends to. */
export const COUNTRIES = ['CA', 'US'] as const

/** A country the shop sends to. */
export type Country = (typeof COUNTRIES)[number]

/** The unit in which distances are told. */
export const DISTANCE_UNIT = 'km'
