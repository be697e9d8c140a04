import { SORT_OPTIONS } from '@wallart/sdk'
import { label, useSay } from '../../../app/say.ts'
import { DetailsMenu } from '../../../ui/disclosure/details-menu.tsx'
import { tellFilterSort } from '../list-events.ts'
import type { ListPlace } from '../list-place.ts'
import { SortChoices } from './sort-choices.tsx'
import styles from './sort-menu.module.css'

/** How the list is sorted, and how else it can be. */
export function SortMenu({ place }: { readonly place: ListPlace }) {
  const say = useSay()
  const chosen = SORT_OPTIONS.find(({ id }) => id === place.wanted.sort)
  return (
    <div className={styles.menu}>
      <DetailsMenu
        name="list-menu"
        align="end"
        closesOnChoice
        label={
          <>
            <span className={styles.word}>{say(label('Sort By:'))}</span> {chosen && say(label(chosen.label))}
          </>
        }
      >
        <SortChoices place={place} onChoose={state => tellFilterSort('sort-menu', state)} />
      </DetailsMenu>
    </div>
  )
}
