/** The countries the shop sends to (S1 §9). */
export const COUNTRIES = ['CA', 'US'] as const

/** A country the shop sends to. */
export type Country = (typeof COUNTRIES)[number]

/** The unit in which distances are told (S1 §9). */
export const DISTANCE_UNIT = 'km'
