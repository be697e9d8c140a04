import { useTranslate } from '../i18n/translate.ts'
import { HiddenText } from '../ui/hidden-text.tsx'

/** Before the price of what is on sale. */
export function OldPrice({ price }: { readonly price: string | undefined }) {
  const t = useTranslate()
  if (!price) return null
  return (
    <>
      <HiddenText>{`${t({ code: 'common.was', message: 'Was' })} `}</HiddenText>
      <del>{price}</del> <HiddenText>{`${t({ code: 'common.now', message: 'Now' })} `}</HiddenText>
    </>
  )
}
