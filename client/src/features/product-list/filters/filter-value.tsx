import { isFilterSelected, isFilterValueDisabled, toggleFilter, formatWholeNumber } from '@wallart/sdk'
import { useTranslate } from '../../../i18n/translate.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { FilterChange } from '../list-events.ts'
import type { ListLocation } from '../use-list-location.ts'
import type { FilterValueView } from '../list-view.ts'
import { ChoiceLink } from './choice-link.tsx'
import styles from './filter-values.module.css'
import { DISABLED_LINK } from './disabled-link.ts'

interface FilterValueProps {
  readonly attributeId: string
  readonly value: FilterValueView
  readonly listLocation: ListLocation
  readonly onChoose: (change: FilterChange) => void
}

export function FilterValue({ attributeId, value: view, listLocation, onChoose }: FilterValueProps) {
  const { value, label, count } = view
  const t = useTranslate()
  const isChosen = isFilterSelected(listLocation.wanted.filters, attributeId, value)
  const face = (
    <>
      {isChosen && (
        <span className={styles.box}>
          <Icon name="done" />
        </span>
      )}
      {attributeId === 'color' && <span className={styles.swatch} data-color={value} />}
      <span>{label}</span>{' '}
      {count !== undefined && (
        <small>{t({ code: 'list.number', message: formatWholeNumber(count), values: { count } })}</small>
      )}
    </>
  )
  if (isFilterValueDisabled({ selected: isChosen, ...(count !== undefined && { count }) }))
    return <span {...DISABLED_LINK}>{face}</span>
  return (
    <ChoiceLink
      listLocation={listLocation}
      // What a click means is what the value looks like.
      change={state =>
        isFilterSelected(state.filters, attributeId, value) === isChosen
          ? toggleFilter(state, attributeId, value)
          : state
      }
      onChoose={state => onChoose({ attributeId, value, isChosen: !isChosen, state })}
      {...(isChosen && { 'aria-current': true })}
    >
      {face}
    </ChoiceLink>
  )
}
