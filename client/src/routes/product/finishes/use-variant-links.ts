import { preloadChoice } from '../../../catalogue/choice-picture.ts'
import { useChoiceLink } from '../../../catalogue/use-choice-link.ts'
import type { WorkView } from '../../../catalogue/work-view.ts'
import type { Choice } from '../../../ui/choices/choices.tsx'

/** The ways to a work's variants: the address of each, and its picture as soon as somebody is about to go there. */
export function useVariantLinks({ variants }: WorkView): (upi: string) => Pick<Choice, 'href' | 'onIntent'> {
  const link = useChoiceLink()
  return upi => ({
    href: link(upi),
    onIntent: () => {
      const variant = variants.find(each => each.upi === upi)
      if (variant) preloadChoice(variant)
    },
  })
}
