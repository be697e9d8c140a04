/** How large the file of a photo may be, in bytes: ten megabytes. */
export const PHOTO_MAX_BYTES = 10_000_000

/** How much of a photo is sent at once over a line that may break, in bytes. */
export const PHOTO_PART_BYTES = 1_000_000

/** How many pixels a photo may have: forty megapixels. */
export const PHOTO_MAX_PIXELS = 40_000_000

/** How long the shorter side of a photo must be, in pixels: enough for the smallest size. */
export const PHOTO_MIN_SIDE = 800

/** How many photos may be uploaded at once. */
export const PHOTOS_AT_ONCE = 10

/** How many photos an album holds. */
export const PHOTO_ALBUM_SIZE = 60
