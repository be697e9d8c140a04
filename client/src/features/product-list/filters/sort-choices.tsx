import { chooseSort, SORT_OPTIONS, type ListState } from '@wallart/sdk'
import { Icon } from '../../../ui/icon.tsx'
import type { ListPlace } from '../list-place.ts'
import { ChoiceLink } from './choice-link.tsx'
import { LEADS_NOWHERE } from './leads-nowhere.ts'
import styles from './sort-menu.module.css'

interface SortChoicesProps {
  readonly place: ListPlace
  readonly onChoose: (state: ListState) => void
}

/** The ways to sort a list; the present one leads nowhere. */
export function SortChoices({ place, onChoose }: SortChoicesProps) {
  return (
    <ul aria-label="Sort By" className={styles.choices}>
      {SORT_OPTIONS.map(({ id, label }) => (
        <li key={id}>
          {id === place.wanted.sort ? (
            <span {...LEADS_NOWHERE} aria-current="true" className={styles.choice}>
              {label}
              <Icon name="done" />
            </span>
          ) : (
            <ChoiceLink
              place={place}
              change={state => chooseSort(state, id) ?? state}
              className={styles.choice}
              onChoose={onChoose}
            >
              {label}
            </ChoiceLink>
          )}
        </li>
      ))}
    </ul>
  )
}
