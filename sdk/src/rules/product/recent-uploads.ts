/** The name under which a browser keeps the ids of recently uploaded pictures. */
export const RECENT_UPLOADS_KEY = 'RECENT_UPLOADS'

/** How many recent uploads show by default. */
export const RECENT_UPLOADS_LIMIT = 6

/** How many recent uploads the photo album previews. */
export const PHOTO_ALBUM_PREVIEW_LIMIT = 5

/** The recent uploads that show, each once, in their order. */
export function recentUploads(
  imageIds: readonly string[],
  limit: number = RECENT_UPLOADS_LIMIT,
): readonly string[] {
  return [...new Set(imageIds)].filter(id => id !== '').slice(0, Math.max(0, limit))
}
