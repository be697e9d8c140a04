import { useMemo, type ReactNode } from 'react'
import { UiWords, type Words } from '../ui/words.ts'
import { useSay, type Say } from './say.ts'

/** Lets the pieces of the interface speak the language of the page. */
export function SpokenWords({ children }: { readonly children: ReactNode }) {
  const say = useSay()
  // Parts of the page that have not come alive yet would be thrown away for new words.
  const words = useMemo(() => wordsIn(say), [say])
  return <UiWords value={words}>{children}</UiWords>
}

function wordsIn(say: Say): Words {
  return {
    close: say({ code: 'ui.close', message: 'Close' }),
    previous: name => say({ code: 'ui.previous', message: `Previous: ${name}`, values: { name } }),
    next: name => say({ code: 'ui.next', message: `Next: ${name}`, values: { name } }),
    previousPage: say({ code: 'ui.previous-page', message: 'Previous page' }),
    nextPage: say({ code: 'ui.next-page', message: 'Next page' }),
    moreOf: name => say({ code: 'ui.more-of', message: `More of ${name}`, values: { name } }),
    place: (place, count) =>
      say({ code: 'ui.place', message: `${place} of ${count}`, values: { place, count } }),
    page: page => say({ code: 'ui.page', message: `Page ${page}`, values: { page } }),
    notices: say({ code: 'ui.notices', message: 'Notices' }),
  }
}
