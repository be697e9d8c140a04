import { chooseSort, SORT_OPTIONS, type ListState } from '@wallart/sdk'
import { Link } from '../../../app/link.tsx'
import { linkRel, type ListPlace } from '../list-place.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LEADS_NOWHERE } from './leads-nowhere.ts'
import styles from './sort-menu.module.css'

interface SortChoicesProps {
  readonly place: ListPlace
  readonly onChoose: (state: ListState) => void
}

/** The ways to sort a list; the present one leads nowhere. */
export function SortChoices({ place: { wanted, addressOf }, onChoose }: SortChoicesProps) {
  return (
    <ul aria-label="Sort By" className={styles.choices}>
      {SORT_OPTIONS.map(({ id, label }) => {
        const state = chooseSort(wanted, id)
        return (
          <li key={id}>
            {state ? (
              <Link
                to={addressOf(state)}
                className={styles.choice}
                onClick={() => onChoose(state)}
                {...linkRel(state)}
              >
                {label}
              </Link>
            ) : (
              <span {...LEADS_NOWHERE} aria-current="true" className={styles.choice}>
                {label}
                <Icon name="done" />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
