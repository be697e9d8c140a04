/** The cookie that keeps a shopper's delivery zip. */
export const DELIVERY_ZIP_COOKIE = 'ctxzip'

/** The delivery zip of a shopper who has named none. */
export const DEFAULT_DELIVERY_ZIP = '66952'

const MAX_ZIP_LENGTH = 10

/** The zip of the cookie when the check of the forms accepts it, else the default. */
export function deliveryZip(cookie: string | undefined, isZip: (zip: string) => boolean): string {
  return cookie && cookie.length <= MAX_ZIP_LENGTH && isZip(cookie) ? cookie : DEFAULT_DELIVERY_ZIP
}
