import { filterRange, isFilterSelected } from '@wallart/sdk'
import { useState } from 'react'
import { useTranslate } from '../../../i18n/translate.ts'
import { useSite } from '../../../i18n/site-context.ts'
import { useWords } from '../../../ui/words.ts'
import type { FilterChange } from '../list-events.ts'
import type { ListLocation } from '../use-list-location.ts'
import type { FilterView, FilterValueView } from '../list-view.ts'
import { FilterValue } from './filter-value.tsx'
import styles from './filter-values.module.css'

interface FilterValuesProps {
  readonly filter: FilterView
  readonly listLocation: ListLocation
  readonly onChoose: (change: FilterChange) => void
}

/** The values of a filter, as links; most of a long row wait until they are asked for. */
export function FilterValues({ filter, listLocation, onChoose }: FilterValuesProps) {
  const { attributeId, label, values } = filter
  const t = useTranslate()
  const words = useWords()
  const { visible, hiddenCount } = filterRange(useSite().site.id, values, false)
  const others = values.slice(visible.length)
  const isChosen = ({ value }: FilterValueView) =>
    isFilterSelected(listLocation.wanted.filters, attributeId, value)
  const [startsWithAll] = useState(others.some(isChosen))
  const list = (shown: readonly FilterValueView[], name: string) => (
    <ul aria-label={name} className={styles.values}>
      {shown.map(value => (
        <li key={value.value}>
          <FilterValue
            attributeId={attributeId}
            value={value}
            listLocation={listLocation}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {list(visible, label)}
      {hiddenCount > 0 && (
        <details className={styles.more} open={startsWithAll}>
          <summary>
            {t({
              code: 'list.show-more',
              message: `Show ${hiddenCount} more`,
              values: { hiddenCount },
            })}
          </summary>
          {list(others, words.moreOf(label))}
        </details>
      )}
    </>
  )
}
