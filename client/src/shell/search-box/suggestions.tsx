import {
  siteLink,
  SUGGESTION_LABELS,
  SUGGESTION_ROWS_MAX,
  type Message,
  type SuggestionRow,
} from '@wallart/sdk'
import { searchEvent } from '@wallart/sdk/analytics'
import { useEffect, useId, type RefObject } from 'react'
import { pushEvent } from '../../analytics/data-layer.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useMedia, WIDE } from '../../ui/use-media.ts'
import { rememberSearch } from './recent-searches.ts'
import { suggestionChoice, type SuggestionChoice } from './suggestion-choice.ts'
import { suggestionGroups } from './suggestion-groups.ts'
import { SuggestionOption } from './suggestion-option.tsx'
import styles from './suggestions.module.css'
import { useAnnouncement } from './use-announcement.ts'
import { useListboxKeys } from './use-listbox-keys.ts'
import { useTypeahead } from './use-typeahead.ts'

/** What the field has to say of the list below it while that is open. */
export interface Popup {
  readonly list: string
  /** The option that is marked. */
  readonly active: string | undefined
}

/** What the suggestions hang below. */
export interface SuggestionsProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly onPopup: (popup: Popup | undefined) => void
}

/** What the shop suggests for what is typed, and what was searched for before, in a list below the field. */
export function Suggestions({ field, onPopup }: SuggestionsProps) {
  const context = useSite()
  const { site } = context
  const t = useTranslate()
  const list = useId()
  const limit = SUGGESTION_ROWS_MAX[useMedia(WIDE) ? 'desktop' : 'mobile']
  const { state, store } = useTypeahead(field)
  const { text, recents, suggestions } = state
  const groups = state.isOpen ? suggestionGroups(text, recents, suggestions, limit) : []
  const rows = groups.flatMap(group => group.rows)
  const isOpen = rows.length > 0
  const optionId = (row: SuggestionRow) =>
    `${list}-${row.kind}-${encodeURIComponent('url' in row ? row.url : row.text)}`
  const removeRecent = (term: string) => store.setRecents(recents.filter(recent => recent !== term))

  const active = useListboxKeys(field, {
    isOpen,
    options: rows.map(optionId),
    onOpen: store.open,
    onClose: store.close,
    onDelete: id => {
      const row = rows.find(each => optionId(each) === id)
      if (row?.kind === 'recent') removeRecent(row.text)
    },
  })
  useEffect(() => onPopup(isOpen ? { list, active } : undefined), [isOpen, list, active, onPopup])
  const count = useAnnouncement(isOpen ? t(countMessage(rows.length)) : '')

  function choose({ href, type, term }: SuggestionChoice) {
    pushEvent(searchEvent({ type, term, url: siteLink(href, context) }))
    if (type === 'Recent Search' || type === 'Suggested Phrase') rememberSearch(site.id, term)
    field.current?.blur()
  }

  return (
    <>
      <output className={styles.count}>{count}</output>
      {isOpen && (
        <div className={styles.popover}>
          <div
            {...LISTBOX}
            aria-label={t({ code: 'search.suggestions', message: 'Suggestions' })}
            id={list}
            className={styles.list}
          >
            {groups.map(({ kind, rows: members }) => (
              <fieldset
                key={kind}
                aria-labelledby={`${list}-${kind}`}
                className={styles.group}
                data-kind={kind}
              >
                <div id={`${list}-${kind}`} role="presentation" className={styles.label}>
                  {t(SUGGESTION_LABELS[kind])}
                </div>
                {members.map(row => {
                  const choice = suggestionChoice(row, site.id, text)
                  return (
                    <SuggestionOption
                      key={optionId(row)}
                      id={optionId(row)}
                      row={row}
                      typed={text}
                      href={choice.href}
                      isActive={optionId(row) === active}
                      onChoose={() => choose(choice)}
                      onForget={() => removeRecent(row.text)}
                    />
                  )
                })}
              </fieldset>
            ))}
          </div>
          {groups[0]?.kind === 'recent' && (
            <div className={styles.end}>
              <button type="button" className={styles.clear} onClick={() => store.setRecents([])}>
                {t({ code: 'search.clear-recent-searches', message: 'Clear recent searches' })}
              </button>
            </div>
          )}
        </div>
      )}
    </>
  )
}

// A list of links below a text field is what no element of HTML is by itself.
const LISTBOX = { role: 'listbox' } as const

function countMessage(count: number): Message {
  const message = count === 1 ? '1 suggestion' : `${count} suggestions`
  return { code: 'search.count', message, values: { count } }
}
