/**
 * What the first view of every page needs. Exported by the entry, it is in the file that all of them share, where each
 * would otherwise be a file of a few hundred bytes and one more request.
 */
export { breadcrumbAddress, encodedSegment, imageAddress, imageWidth, SORT_OPTIONS } from '@wallart/sdk'
export { analyticsValue } from '@wallart/sdk/analytics'
export { PageHead } from './framework/page-head.tsx'
export { Heart } from './catalogue/heart.tsx'
export { nameWithArtist as nameOf } from './catalogue/name-with-artist.ts'
export { Price } from './catalogue/price.tsx'
export { workPicture } from './catalogue/work-picture.ts'
export { Badge } from './ui/badge/badge.tsx'
export { Picture } from './ui/picture/picture.tsx'
export { StructuredData } from './framework/structured-data.tsx'
export { recentWorks } from './catalogue/recent-works.ts'
export { useHydrated } from './ui/use-hydrated.ts'
export { Breadcrumbs } from './ui/breadcrumbs/breadcrumbs.tsx'
export { sendForm } from './framework/send-form.ts'
