import { filterRange, isFilterSelected } from '@wallart/sdk'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../../../framework/link.tsx'
import { useTranslate } from '../../../i18n/translate.ts'
import { useSite } from '../../../i18n/site-context.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useWords } from '../../../ui/words.ts'
import type { FilterChange } from '../list-events.ts'
import { linkRel, type ListLocation } from '../use-list-location.ts'
import type { FilterView, FilterValueView } from '../list-view.ts'
import { FilterValue } from './filter-value.tsx'
import styles from './filter-values.module.css'

interface FilterValuesProps {
  readonly filter: FilterView
  readonly listLocation: ListLocation
  readonly onChoose: (change: FilterChange) => void
}

/** The query parameter that names the filter of which all values show, for browsers without scripts. */
const EXPANDED = 'more'

export function useExpandedFilter(): string | null {
  return new URLSearchParams(useLocation().search).get(EXPANDED)
}

/** The values of a filter, as links; most of a long row wait until they are asked for. */
export function FilterValues({ filter, listLocation, onChoose }: FilterValuesProps) {
  const { attributeId, label, values } = filter
  const words = useWords()
  const { visible, hiddenCount } = filterRange(useSite().site.id, values, false)
  const others = values.slice(visible.length)
  const expandedFilter = useExpandedFilter()
  const isChosen = ({ value }: FilterValueView) =>
    isFilterSelected(listLocation.wanted.filters, attributeId, value)
  const [isExpanded, setExpanded] = useState(expandedFilter === attributeId || others.some(isChosen))
  const otherValues = useRef<HTMLUListElement>(null)
  const wasAsked = useRef(false)
  // The button that had the focus is gone.
  useEffect(() => {
    if (isExpanded && wasAsked.current) otherValues.current?.querySelector('a')?.focus()
  }, [isExpanded])
  const items = (shown: readonly FilterValueView[]) =>
    shown.map(value => (
      <li key={value.value}>
        <FilterValue
          attributeId={attributeId}
          value={value}
          listLocation={listLocation}
          onChoose={onChoose}
        />
      </li>
    ))
  return (
    <>
      <ul aria-label={label} className={styles.values}>
        {items(visible)}
      </ul>
      {hiddenCount > 0 &&
        (isExpanded ? (
          <ul ref={otherValues} aria-label={words.moreOf(label)} className={styles.values}>
            {items(others)}
          </ul>
        ) : (
          <ShowMore
            attributeId={attributeId}
            hiddenCount={hiddenCount}
            listLocation={listLocation}
            onShow={() => {
              wasAsked.current = true
              setExpanded(true)
            }}
          />
        ))}
    </>
  )
}

interface ShowMoreProps {
  readonly attributeId: string
  readonly hiddenCount: number
  readonly listLocation: ListLocation
  readonly onShow: () => void
}

// Without scripts there is no button that could do it alone.
function ShowMore({ attributeId, hiddenCount, listLocation, onShow }: ShowMoreProps) {
  const isHydrated = useHydrated()
  const t = useTranslate()
  const text = t({ code: 'list.show-more', message: `Show ${hiddenCount} more`, values: { hiddenCount } })
  if (isHydrated)
    return (
      <button type="button" className={styles.more} onClick={onShow}>
        {text}
      </button>
    )
  const { shown, addressOf } = listLocation
  const address = addressOf(shown)
  const to = `${address}${address.includes('?') ? '&' : '?'}${EXPANDED}=${attributeId}`
  return (
    <Link to={to} className={styles.more} {...linkRel(shown)}>
      {text}
    </Link>
  )
}
