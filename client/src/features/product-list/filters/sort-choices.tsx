import { chooseSort, SORT_OPTIONS, type ListState } from '@wallart/sdk'
import { useTranslate } from '../../../i18n/translate.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { ListLocation } from '../use-list-location.ts'
import { ChoiceLink } from './choice-link.tsx'
import { DISABLED_LINK } from './disabled-link.ts'
import styles from './sort-menu.module.css'

interface SortChoicesProps {
  readonly listLocation: ListLocation
  readonly onChoose: (state: ListState) => void
}

export function SortChoices({ listLocation, onChoose }: SortChoicesProps) {
  const t = useTranslate()
  return (
    <ul aria-label={t({ code: 'list.sort-by', message: 'Sort By' })} className={styles.choices}>
      {SORT_OPTIONS.map(({ id, label: name }) => (
        <li key={id}>
          {id === listLocation.wanted.sort ? (
            <span {...DISABLED_LINK} aria-current="true" className={styles.choice}>
              {t({ code: `sort.${id}`, message: name })}
              <Icon name="done" />
            </span>
          ) : (
            <ChoiceLink
              listLocation={listLocation}
              change={state => chooseSort(state, id) ?? state}
              className={styles.choice}
              onChoose={onChoose}
            >
              {t({ code: `sort.${id}`, message: name })}
            </ChoiceLink>
          )}
        </li>
      ))}
    </ul>
  )
}
