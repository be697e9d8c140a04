import { isFilterSelected, isFilterValueDisabled, toggleFilter } from '@wallart/sdk'
import { Link } from '../../../app/link.tsx'
import { HiddenText } from '../../../ui/hidden-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { FilterChange } from '../list-events.ts'
import { linkRel, type ListPlace } from '../list-place.ts'
import type { FilterValueView } from '../list-view.ts'
import styles from './filter-values.module.css'
import { LEADS_NOWHERE } from './leads-nowhere.ts'

interface FilterValueProps {
  readonly attributeId: string
  readonly value: FilterValueView
  readonly place: ListPlace
  readonly onChoose: (change: FilterChange) => void
}

/** A value to narrow the list by, with how much it leaves; one that leaves nothing is there and leads nowhere. */
export function FilterValue({ attributeId, value: view, place, onChoose }: FilterValueProps) {
  const { wanted, addressOf } = place
  const { value, label, count } = view
  const isChosen = isFilterSelected(wanted.filters, attributeId, value)
  const state = toggleFilter(wanted, attributeId, value)
  const face = (
    <>
      <span className={styles.box}>{isChosen && <Icon name="done" />}</span>
      {attributeId === 'color' && <span className={styles.swatch} data-color={value} />}
      <span className={styles.label}>{label}</span>
      {count !== undefined && (
        <span className={styles.count}>
          <HiddenText>, </HiddenText>
          {count.toLocaleString('en-US')}
        </span>
      )}
    </>
  )
  if (isFilterValueDisabled({ selected: isChosen, ...(count !== undefined && { count }) }))
    return (
      <span {...LEADS_NOWHERE} className={styles.value}>
        {face}
      </span>
    )
  return (
    <Link
      to={addressOf(state)}
      className={styles.value}
      onClick={() => onChoose({ attributeId, value, isChosen: !isChosen, state })}
      {...(isChosen && { 'aria-current': true })}
      {...linkRel(state)}
    >
      {face}
    </Link>
  )
}
