import { imageAddress } from '@wallart/sdk'
import type { ArtistView } from './artist-view.ts'

/** An artist as search engines read it. */
export function artistData({ name, biography, picture }: ArtistView, canonical: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: canonical,
    mainEntity: {
      '@type': 'Person',
      name,
      url: canonical,
      jobTitle: 'Artist',
      ...(biography && { description: biography }),
      ...(picture && {
        image: new URL(imageAddress(picture.imageId, 'jpg', { width: 1200 }), canonical).href,
      }),
    },
  }
}
