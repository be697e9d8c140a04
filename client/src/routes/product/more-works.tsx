import type { ComponentProps } from 'react'
import { MoreLikeThis } from '../../features/recommendations/more-like-this.tsx'
import { Recommendations } from '../../features/recommendations/recommendations.tsx'
import { RelatedCategories } from '../../features/recommendations/related-categories.tsx'
import { RecentlyViewed } from '../../catalogue/recently-viewed.tsx'

interface MoreWorksProps {
  readonly similar: ComponentProps<typeof MoreLikeThis>['items']
  readonly categories: ComponentProps<typeof RelatedCategories>['categories']
  readonly upi: string
  readonly imageId: string
}

export function MoreWorks({ similar, categories, upi, imageId }: MoreWorksProps) {
  return (
    <>
      <MoreLikeThis items={similar} upi={upi} />
      <Recommendations upi={upi} seen={similar} />
      <RelatedCategories categories={categories} upi={upi} />
      <RecentlyViewed current={imageId} />
    </>
  )
}
