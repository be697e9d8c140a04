import { filterRange, isFilterSelected } from '@wallart/sdk'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../../../framework/link.tsx'
import { useTranslate } from '../../../i18n/translate.ts'
import { useSite } from '../../../i18n/site-context.ts'
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

const focusLink = (item: HTMLElement | null) => item?.querySelector('a')?.focus()

/** The values of a filter, as links; most of a long row wait until they are asked for. */
export function FilterValues({ filter, listLocation, onChoose }: FilterValuesProps) {
  const { attributeId, label, values } = filter
  const t = useTranslate()
  const { id } = useSite().site
  const { shown, wanted, addressOf } = listLocation
  const first = filterRange(id, values, false).visible.length
  const isChosen = ({ value }: FilterValueView) => isFilterSelected(wanted.filters, attributeId, value)
  const isNamed = useExpandedFilter() === attributeId
  const [startsWithAll] = useState(isNamed || values.slice(first).some(isChosen))
  const [isAsked, setAsked] = useState(false)
  const { visible, hiddenCount } = filterRange(id, values, startsWithAll || isAsked)
  const address = addressOf(shown)
  return (
    <>
      <ul aria-label={label} className={styles.values}>
        {visible.map((value, index) => (
          // The link that had the focus is gone.
          <li key={value.value} ref={isAsked && index === first ? focusLink : null}>
            <FilterValue
              attributeId={attributeId}
              value={value}
              listLocation={listLocation}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        // Without scripts it leads to the page on which all values show.
        <Link
          to={`${address}${address.includes('?') ? '&' : '?'}${EXPANDED}=${attributeId}`}
          className={styles.more}
          onClick={event => {
            event.preventDefault()
            setAsked(true)
          }}
          {...linkRel(shown)}
        >
          {t({ code: 'list.show-more', message: `Show ${hiddenCount} more`, values: { hiddenCount } })}
        </Link>
      )}
    </>
  )
}
