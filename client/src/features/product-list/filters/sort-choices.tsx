import { chooseSort, SORT_OPTIONS, type ListState } from '@wallart/sdk'
import { label, useSay } from '../../../app/say.ts'
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
  const say = useSay()
  return (
    <ul aria-label={say(label('Sort By'))} className={styles.choices}>
      {SORT_OPTIONS.map(({ id, label: name }) => (
        <li key={id}>
          {id === place.wanted.sort ? (
            <span {...LEADS_NOWHERE} aria-current="true" className={styles.choice}>
              {say(label(name))}
              <Icon name="done" />
            </span>
          ) : (
            <ChoiceLink
              place={place}
              change={state => chooseSort(state, id) ?? state}
              className={styles.choice}
              onChoose={onChoose}
            >
              {say(label(name))}
            </ChoiceLink>
          )}
        </li>
      ))}
    </ul>
  )
}
