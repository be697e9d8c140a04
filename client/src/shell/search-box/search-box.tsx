import { SEARCH_SETTINGS, searchAddress, searchTerm, siteLink, termFromAddress } from '@wallart/sdk'
import { searchEvent } from '@wallart/sdk/analytics'
import { useEffect, useRef, useState, type ComponentType, type SubmitEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { pushEvent } from '../../analytics/data-layer.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useShopNavigate } from '../../framework/use-shop-navigate.ts'
import { HiddenText } from '../../ui/hidden-text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { rememberSearch } from './recent-searches.ts'
import styles from './search-box.module.css'
import type { Popup, SuggestionsProps } from './suggestions.tsx'
import { useSlashKey } from './use-slash-key.ts'

const loadSuggestions = () => import('./suggestions.tsx')

export function SearchBox() {
  const context = useSite()
  const navigate = useShopNavigate()
  const t = useTranslate()
  const address = useLocation()
  const field = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
  const [popup, setPopup] = useState<Popup>()
  const [code, setCode] = useState<{ readonly Suggestions: ComponentType<SuggestionsProps> }>()
  const [path, query] = siteLink(SEARCH_SETTINGS[context.site.id].path, context).split('?')
  useSlashKey(field)
  // What is searched for stands in the field; what the visitor types in it at this moment stays.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement)
      field.current.value = termFromAddress(address) ?? ''
  }, [address])

  // Without suggestions the box is still a search.
  const prepare = () => void loadSuggestions().then(setCode, () => {})

  function search(event: SubmitEvent) {
    event.preventDefault()
    const typed = searchTerm(field.current?.value ?? '')
    const results = searchAddress(context.site.id, typed)
    if (!results) return
    pushEvent(searchEvent({ type: 'Text Search', term: typed, url: results }))
    rememberSearch(context.site.id, typed)
    field.current?.blur()
    navigate(results)
  }

  return (
    <search>
      <form action={path} className={styles.form} noValidate={isHydrated} onSubmit={search}>
        <label className={styles.label}>
          <HiddenText>{t({ code: 'search.search', message: 'Search' })}</HiddenText>
          <input
            ref={field}
            type="search"
            name="skq"
            defaultValue={termFromAddress(address)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
            required={!isHydrated}
            pattern=".*\S.*"
            placeholder={t(SEARCH_SETTINGS[context.site.id].placeholder)}
            className={styles.field}
            onPointerEnter={prepare}
            onFocus={prepare}
            {...(isHydrated && comboboxAttributes(popup))}
          />
        </label>
        <HiddenParameters query={query} />
        <SubmitButton />
        {code && <code.Suggestions field={field} onPopup={setPopup} />}
      </form>
    </search>
  )
}

function comboboxAttributes(popup: Popup | undefined) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': popup !== undefined,
    'aria-controls': popup?.list,
    'aria-activedescendant': popup?.active,
  } as const
}

function HiddenParameters({ query }: { readonly query: string | undefined }) {
  return [...new URLSearchParams(query)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

function SubmitButton() {
  const t = useTranslate()
  return (
    <button
      type="submit"
      className={styles.button}
      aria-label={t({ code: 'search.search', message: 'Search' })}
    >
      <Icon name="search" />
    </button>
  )
}
