const IMAGE_ID = /^[\w-]{1,64}$/

/** Whether a field names a picture. */
export function isImageId(field: string): boolean {
  return IMAGE_ID.test(field)
}
