import { useMemo, type ReactNode } from 'react'
import { UiWords, wordsFrom } from '../ui/words.ts'
import { useTranslate } from './translate.ts'

export function TranslatedUiWords({ children }: { readonly children: ReactNode }) {
  const t = useTranslate()
  // Parts of the page that are not hydrated yet would be thrown away for new words.
  const words = useMemo(() => wordsFrom(t), [t])
  return <UiWords value={words}>{children}</UiWords>
}
