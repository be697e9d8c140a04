/** How wide the pictures of a gallery are, in pixels. */
export const GALLERY_SIZES = { thumbnail: 66, main: 550, zoom: 1200 } as const

/** The size of a thumbnail requested from the image host. */
export const THUMBNAIL_SIZE_PARAMETER = 150
