import { clearFilters, filterChips, removeFilter, type FilterChip } from '@wallart/sdk'
import { useEffect, useRef } from 'react'
import { Link } from '../../../framework/link.tsx'
import { useTranslate } from '../../../i18n/translate.ts'
import { HiddenText } from '../../../ui/hidden-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { trackFilter } from '../list-events.ts'
import { linkRel, type ListLocation } from '../use-list-location.ts'
import type { FilterView } from '../list-view.ts'
import { ChoiceLink } from './choice-link.tsx'
import styles from './filter-chips.module.css'

interface FilterChipsProps {
  readonly filters: readonly FilterView[]
  readonly listLocation: ListLocation
  readonly onEmpty?: () => void
}

export function FilterChips({ filters, listLocation, onEmpty }: FilterChipsProps) {
  const chips = filterChips(filters, listLocation.wanted.filters)
  const row = useRef<HTMLUListElement>(null)
  const removed = useRef<{ readonly at: number; readonly of: number }>(undefined)
  const count = chips.length
  const t = useTranslate()

  // After a value is removed by keyboard, focus moves to the next one.
  useEffect(() => {
    if (!removed.current || removed.current.of === count) return
    const { at } = removed.current
    removed.current = undefined
    const rest = row.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? []
    const next = rest[Math.min(at, rest.length - 1)]
    if (next) next.focus()
    else onEmpty?.()
  })

  if (count === 0) return null
  return (
    <ul
      ref={row}
      aria-label={t({ code: 'list.chosen-filters', message: 'Chosen filters' })}
      className={styles.chips}
    >
      {chips.map((chip, at) => (
        <li key={`${chip.attributeId}:${chip.value}`}>
          <Chip
            chip={chip}
            listLocation={listLocation}
            onRemove={() => (removed.current = { at, of: count })}
          />
        </li>
      ))}
      <li>
        <ChoiceLink
          listLocation={listLocation}
          change={clearFilters}
          className={styles.clear}
          onChoose={state => {
            removed.current = { at: 0, of: count }
            for (const { attributeId, value } of chips)
              trackFilter({ attributeId, value, isChosen: false, state })
          }}
        >
          {t({ code: 'list.clear-all', message: 'Clear All' })}
          <HiddenText> {t({ code: 'list.filters', message: 'filters' })}</HiddenText>
        </ChoiceLink>
      </li>
    </ul>
  )
}

interface ChipProps {
  readonly chip: FilterChip
  readonly listLocation: ListLocation
  readonly onRemove: () => void
}

// Without scripts there is no button that could do it alone.
function Chip({ chip: { attributeId, value, label: name }, listLocation, onRemove }: ChipProps) {
  const isHydrated = useHydrated()
  const t = useTranslate()
  const { wanted, addressOf, choose } = listLocation
  const state = removeFilter(wanted, attributeId, value)
  const content = (
    <>
      {name}
      <Icon name="close" />
    </>
  )
  const removeLabel = t({ code: 'list.remove', message: `Remove filter ${name}`, values: { name } })
  if (!isHydrated)
    return (
      <Link to={addressOf(state)} className={styles.chip} aria-label={removeLabel} {...linkRel(state)}>
        {content}
      </Link>
    )
  return (
    <button
      type="button"
      className={styles.chip}
      data-chip=""
      aria-label={removeLabel}
      onClick={() => {
        const rest = choose(last => removeFilter(last, attributeId, value))
        if (!rest) return
        onRemove()
        trackFilter({ attributeId, value, isChosen: false, state: rest })
      }}
    >
      {content}
    </button>
  )
}
