import { useGalleryWall } from '../../../catalogue/use-gallery-wall.ts'
import { preloadVariantPicture } from '../../../catalogue/variant-picture.ts'
import { useVariantHref } from '../../../catalogue/use-variant-href.ts'
import type { WorkView } from '../../../catalogue/work-view.ts'
import type { Choice } from '../../../ui/choices/choices.tsx'

export function useVariantLinks({ variants }: WorkView): (upi: string) => Pick<Choice, 'href' | 'onIntent'> {
  const variantHref = useVariantHref()
  const wall = useGalleryWall()
  return upi => ({
    href: variantHref(upi),
    onIntent: () => {
      const variant = variants.find(each => each.upi === upi)
      if (variant) preloadVariantPicture(variant, wall)
    },
  })
}
