import { SEARCH_PATHS, searchAddress, searchTerm, siteLink } from '@wallart/sdk'
import { searchEvent } from '@wallart/sdk/analytics'
import { useEffect, useRef, type SubmitEvent } from 'react'
import { pushEvent } from '../../analytics/data-layer.ts'
import { useSite } from '../../app/site-context.ts'
import { useGo } from '../../app/use-go.ts'
import { HiddenText } from '../../ui/hidden-text.tsx'
import { HeaderIcon } from './header-icon.tsx'
import styles from './search-form.module.css'

/** The search of the shop: a plain form that leads to the results; the slash key leads to it. */
export function SearchForm() {
  const context = useSite()
  const go = useGo()
  const field = useRef<HTMLInputElement>(null)
  const [path, query] = siteLink(SEARCH_PATHS[context.site.id], context).split('?')

  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      const isTyping = target instanceof Element && target.closest('input, textarea, select, dialog')
      if (key !== '/' || ctrlKey || metaKey || altKey || isTyping) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', lead)
    return () => document.removeEventListener('keydown', lead)
  }, [])

  function search(event: SubmitEvent) {
    event.preventDefault()
    const term = searchTerm(field.current?.value ?? '')
    const address = searchAddress(context.site.id, term)
    if (!address) return
    pushEvent(searchEvent({ type: 'Text Search', term, url: address }))
    go(address)
  }

  return (
    <search>
      <form action={path} className={styles.form} onSubmit={search}>
        <label className={styles.label}>
          <HiddenText>Search</HiddenText>
          <input
            ref={field}
            type="search"
            name="skq"
            autoComplete="off"
            maxLength={200}
            placeholder={context.site.id === 'Art' ? 'Search art, artists, colors' : 'Search posters'}
            className={styles.field}
          />
        </label>
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className={styles.button} aria-label="Search">
          <HeaderIcon name="search" />
        </button>
      </form>
    </search>
  )
}
