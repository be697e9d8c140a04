import {
  siteLink,
  SUGGESTION_LABELS,
  SUGGESTION_ROWS_MAX,
  type Message,
  type SiteContext,
  type SuggestionRow,
} from '@wallart/sdk'
import { searchEvent } from '@wallart/sdk/analytics'
import { useEffect, useId, type ReactNode, type RefObject } from 'react'
import { pushEvent } from '../../analytics/data-layer.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useMedia, WIDE } from '../../ui/use-media.ts'
import { rememberSearch } from './recent-searches.ts'
import { suggestionChoice, type SuggestionChoice } from './suggestion-choice.ts'
import { suggestionGroups, type SuggestionGroup } from './suggestion-groups.ts'
import { SuggestionOption } from './suggestion-option.tsx'
import styles from './suggestions.module.css'
import { useAnnouncement } from './use-announcement.ts'
import { useListboxKeys } from './use-listbox-keys.ts'
import { useTypeahead } from './use-typeahead.ts'

/** What the field has to say of the list below it while that is open. */
export interface Popup {
  readonly list: string
  readonly active: string | undefined
}

export interface SuggestionsProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly onPopup: (popup: Popup | undefined) => void
}

export function Suggestions({ field, onPopup }: SuggestionsProps) {
  const context = useSite()
  const t = useTranslate()
  const list = useId()
  const limit = SUGGESTION_ROWS_MAX[useMedia(WIDE) ? 'desktop' : 'mobile']
  const { state, store } = useTypeahead(field)
  const { text, recents } = state
  const groups = state.isOpen ? suggestionGroups(state, limit) : []
  const rows = groups.flatMap(group => group.rows)
  const isOpen = rows.length > 0
  const optionId = (row: SuggestionRow) => `${list}-${rowKey(row)}`
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

  function choose(choice: SuggestionChoice) {
    recordChoice(choice, context)
    field.current?.blur()
  }

  return (
    <>
      <output className={styles.count}>{count}</output>
      {isOpen && (
        <Popover
          list={list}
          groups={groups}
          typed={text}
          active={active}
          onChoose={choose}
          onForget={removeRecent}
          onClear={() => store.setRecents([])}
        />
      )}
    </>
  )
}

interface PopoverProps {
  readonly list: string
  readonly groups: readonly SuggestionGroup[]
  readonly typed: string
  readonly active: string | undefined
  readonly onChoose: (choice: SuggestionChoice) => void
  readonly onForget: (term: string) => void
  readonly onClear: () => void
}

function Popover({ list, groups, typed, active, onChoose, onForget, onClear }: PopoverProps) {
  const { site } = useSite()
  const t = useTranslate()
  return (
    <div className={styles.popover}>
      <div
        {...LISTBOX}
        aria-label={t({ code: 'search.suggestions', message: 'Suggestions' })}
        id={list}
        className={styles.list}
      >
        {groups.map(({ kind, rows: members }) => (
          <LabelledGroup key={kind} kind={kind} id={`${list}-${kind}`}>
            {members.map(row => {
              const choice = suggestionChoice(row, site.id, typed)
              return (
                <SuggestionOption
                  key={rowKey(row)}
                  id={`${list}-${rowKey(row)}`}
                  row={row}
                  typed={typed}
                  href={choice.href}
                  isActive={`${list}-${rowKey(row)}` === active}
                  onChoose={() => onChoose(choice)}
                  onForget={() => onForget(row.text)}
                />
              )
            })}
          </LabelledGroup>
        ))}
      </div>
      {groups[0]?.kind === 'recent' && <ClearRecents onClear={onClear} />}
    </div>
  )
}

function recordChoice({ href, type, term }: SuggestionChoice, context: SiteContext): void {
  pushEvent(searchEvent({ type, term, url: siteLink(href, context) }))
  if (type === 'Recent Search' || type === 'Suggested Phrase') rememberSearch(context.site.id, term)
}

function rowKey(row: SuggestionRow): string {
  return `${row.kind}-${encodeURIComponent('url' in row ? row.url : row.text)}`
}

interface LabelledGroupProps {
  readonly kind: SuggestionRow['kind']
  readonly id: string
  readonly children: ReactNode
}

function LabelledGroup({ kind, id, children }: LabelledGroupProps) {
  const t = useTranslate()
  return (
    <fieldset aria-labelledby={id} className={styles.group} data-kind={kind}>
      <div id={id} role="presentation" className={styles.label}>
        {t(SUGGESTION_LABELS[kind])}
      </div>
      {children}
    </fieldset>
  )
}

function ClearRecents({ onClear }: { readonly onClear: () => void }) {
  const t = useTranslate()
  return (
    <div className={styles.end}>
      <button type="button" className={styles.clear} onClick={onClear}>
        {t({ code: 'search.clear-recent-searches', message: 'Clear recent searches' })}
      </button>
    </div>
  )
}

// A list of links below a text field is what no element of HTML is by itself.
const LISTBOX = { role: 'listbox' } as const

function countMessage(count: number): Message {
  const message = count === 1 ? '1 suggestion' : `${count} suggestions`
  return { code: 'search.count', message, values: { count } }
}
