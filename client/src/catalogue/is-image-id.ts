const IMAGE_ID = /^[\w-]{1,64}$/

export function isImageId(field: string): boolean {
  return IMAGE_ID.test(field)
}
