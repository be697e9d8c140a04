import type { Hit } from '@wallart/sdk'
import type { PageRequest } from '../../framework/page-request.server.ts'
import type { RoomPicture } from './content-view.ts'
import type { ContentPage } from './copy.ts'
import { worksFor } from './read-page.server.ts'

/** The picture of each page that has one, by its path; no work hangs twice. */
export async function roomPictures(
  pages: readonly ContentPage[],
  request: PageRequest,
): Promise<ReadonlyMap<string, RoomPicture>> {
  const listings = await Promise.all(pages.map(async page => ({ page, hits: await worksFor(page, request) })))
  const shown = new Set<string>()
  return new Map(
    listings.flatMap(({ page: { path, room }, hits }) => {
      const work = hits.find(({ imageId }) => !shown.has(imageId)) ?? hits[0]
      if (!work || !room) return []
      shown.add(work.imageId)
      return [[path, roomPicture(work, room)] as const]
    }),
  )
}

function roomPicture({ imageId, image, name }: Hit, room: string): RoomPicture {
  return { imageId, alt: image.alt || name, room }
}
