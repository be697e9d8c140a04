import { useState, type ComponentType } from 'react'
import { useTranslate } from '../../../i18n/translate.ts'
import { useHistoryStep } from '../../../framework/use-history-step.ts'
import type { ListLocation } from '../use-list-location.ts'
import type { FilterView } from '../list-view.ts'
import styles from './filter-bar.module.css'
import type { FilterDrawerProps } from './filter-drawer.tsx'
import { FilterLabel } from './filter-label.tsx'

const loadDrawer = () => import('./filter-drawer.tsx')

interface FilterDrawerButtonProps {
  readonly filters: readonly FilterView[]
  readonly total: number
  readonly listLocation: ListLocation
}

export function FilterDrawerButton({ filters, total, listLocation }: FilterDrawerButtonProps) {
  const t = useTranslate()
  const { isOpen, open, close } = useHistoryStep('filters')
  const [code, setCode] = useState<{ readonly Drawer: ComponentType<FilterDrawerProps> }>()
  const chosen = listLocation.wanted.filters.reduce((sum, { values }) => sum + values.length, 0)
  // Without a connection there is no drawer, and the offline banner says why.
  const prepare = () =>
    loadDrawer().then(
      ({ FilterDrawer }) => setCode({ Drawer: FilterDrawer }),
      () => close(),
    )
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onPointerEnter={() => void prepare()}
        onFocus={() => void prepare()}
        onClick={() => {
          open()
          void prepare()
        }}
      >
        <span className={styles.wide}>{t({ code: 'list.all-filters', message: 'All Filters' })}</span>
        <span className={styles.narrow}>
          <FilterLabel label={t({ code: 'list.filter-sort', message: 'Filter & Sort' })} chosen={chosen} />
        </span>
      </button>
      {code && (
        <code.Drawer
          isOpen={isOpen}
          onClose={close}
          filters={filters}
          total={total}
          listLocation={listLocation}
        />
      )}
    </>
  )
}
