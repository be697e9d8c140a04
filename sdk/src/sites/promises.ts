/** From which worth of a cart on, in the currency it is paid in, standard shipping is free. */
export const FREE_SHIPPING_FROM = 75

/** For how many days after its delivery a piece can be sent back. */
export const RETURN_DAYS = 45

/** How many frames there are at least to choose from. */
export const FRAMES_TO_CHOOSE_FROM = 200
