import { canadaRestriction, type Message } from '@wallart/sdk'

/** Why a work may not be sent to Canada, whichever of its pictures is restricted. */
export function canadaNote(
  { imageIds }: { readonly imageIds: readonly string[] },
  { imageId }: { readonly imageId: string },
): Message | undefined {
  return [imageId, ...imageIds].map(id => canadaRestriction(id)).find(Boolean)
}
