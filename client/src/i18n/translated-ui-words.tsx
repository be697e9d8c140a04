import { useMemo, type ReactNode } from 'react'
import { UiWords, type Words } from '../ui/words.ts'
import { useTranslate, type Translate } from './translate.ts'

export function TranslatedUiWords({ children }: { readonly children: ReactNode }) {
  const t = useTranslate()
  // Parts of the page that are not hydrated yet would be thrown away for new words.
  const words = useMemo(() => translatedWords(t), [t])
  return <UiWords value={words}>{children}</UiWords>
}

function translatedWords(t: Translate): Words {
  return {
    close: t({ code: 'ui.close', message: 'Close' }),
    previous: name => t({ code: 'ui.previous', message: `Previous: ${name}`, values: { name } }),
    next: name => t({ code: 'ui.next', message: `Next: ${name}`, values: { name } }),
    previousPage: t({ code: 'ui.previous-page', message: 'Previous page' }),
    nextPage: t({ code: 'ui.next-page', message: 'Next page' }),
    moreOf: name => t({ code: 'ui.more-of', message: `More of ${name}`, values: { name } }),
    position: (index, count) =>
      t({ code: 'ui.place', message: `${index} of ${count}`, values: { index, count } }),
    page: page => t({ code: 'ui.page', message: `Page ${page}`, values: { page } }),
    notices: t({ code: 'ui.notices', message: 'Notices' }),
    carousel: t({ code: 'ui.carousel', message: 'carousel' }),
    slide: t({ code: 'ui.slide', message: 'slide' }),
  }
}
