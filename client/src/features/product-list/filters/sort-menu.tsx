import { SORT_OPTIONS } from '@wallart/sdk'
import { useTranslate } from '../../../i18n/translate.ts'
import { DetailsMenu } from '../../../ui/disclosure/details-menu.tsx'
import { trackFilterSort } from '../list-events.ts'
import type { ListLocation } from '../use-list-location.ts'
import { SortChoices } from './sort-choices.tsx'
import styles from './sort-menu.module.css'

export function SortMenu({ listLocation }: { readonly listLocation: ListLocation }) {
  const t = useTranslate()
  const chosen = SORT_OPTIONS.find(({ id }) => id === listLocation.wanted.sort)
  return (
    <div className={styles.menu}>
      <DetailsMenu
        name="list-menu"
        align="end"
        closesOnChoice
        label={
          <>
            <span className={styles.word}>{t({ code: 'list.sort-by-colon', message: 'Sort By:' })}</span>{' '}
            {chosen && t({ code: `sort.${chosen.id}`, message: chosen.label })}
          </>
        }
      >
        <SortChoices listLocation={listLocation} onChoose={state => trackFilterSort('sort-menu', state)} />
      </DetailsMenu>
    </div>
  )
}
