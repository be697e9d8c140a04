import { clearFilters, DEFAULT_SORT, resultCount } from '@wallart/sdk'
import { useState, type ReactNode } from 'react'
import { IN_PLACE } from '../../../framework/follow-links.ts'
import { useTranslate } from '../../../i18n/translate.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { trackFilterSort } from '../list-events.ts'
import type { ListLocation } from '../use-list-location.ts'
import type { FilterView } from '../list-view.ts'
import styles from './filter-drawer.module.css'
import { FilterLabel } from './filter-label.tsx'
import { FilterValues } from './filter-values.tsx'
import { SortChoices } from './sort-choices.tsx'

export interface FilterDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly filters: readonly FilterView[]
  readonly total: number
  readonly listLocation: ListLocation
}

export function FilterDrawer({ isOpen, onClose, filters, total, listLocation }: FilterDrawerProps) {
  const { wanted, isChanging, choose } = listLocation
  const t = useTranslate()
  const clear = () => {
    const state = choose(clearFilters, true)
    if (state) trackFilterSort('drawer', state)
  }
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t({ code: 'list.filter-sort', message: 'Filter & Sort' })}
      side="right"
      footer={
        <div className={styles.footer}>
          <Button look="quiet" onClick={clear}>
            {t({ code: 'list.clear-all', message: 'Clear All' })}
          </Button>
          <Button look="primary" onClick={onClose}>
            {t({ code: 'list.done', message: 'Done' })}
          </Button>
        </div>
      }
    >
      <output className={styles.count} data-changing={isChanging || undefined}>
        {t(resultCount(total))}
      </output>
      <div {...IN_PLACE}>
        <Section
          label={t({ code: 'list.sort-by', message: 'Sort By' })}
          isOpen={wanted.sort !== DEFAULT_SORT}
        >
          <SortChoices listLocation={listLocation} onChoose={state => trackFilterSort('drawer', state)} />
        </Section>
        {filters.map((filter, at) => (
          <FilterSection
            key={filter.attributeId}
            filter={filter}
            listLocation={listLocation}
            isFirst={at === 0}
          />
        ))}
      </div>
    </Drawer>
  )
}

interface FilterSectionProps {
  readonly filter: FilterView
  readonly listLocation: ListLocation
  readonly isFirst: boolean
}

function FilterSection({ filter, listLocation, isFirst }: FilterSectionProps) {
  const { attributeId } = filter
  const chosen =
    listLocation.wanted.filters.find(each => each.attributeId === attributeId)?.values.length ?? 0
  return (
    <Section label={filter.label} chosen={chosen} isOpen={isFirst || chosen > 0}>
      <FilterValues
        filter={filter}
        listLocation={listLocation}
        onChoose={({ state }) => trackFilterSort('drawer', state)}
      />
    </Section>
  )
}

interface SectionProps {
  readonly label: string
  readonly chosen?: number
  readonly isOpen: boolean
  readonly children: ReactNode
}

// What was open when the drawer came stays as the shopper leaves it.
function Section({ label: name, chosen = 0, isOpen, children }: SectionProps) {
  const [startsOpen] = useState(isOpen)
  return (
    <details open={startsOpen} className={styles.section}>
      <summary>
        <span>
          <FilterLabel label={name} chosen={chosen} />
        </span>
        <Icon name="down" />
      </summary>
      {children}
    </details>
  )
}
