import { filterRange } from '@wallart/sdk'
import { useTranslate } from '../../../i18n/translate.ts'
import { useSite } from '../../../i18n/site-context.ts'
import { DetailsMenu } from '../../../ui/disclosure/details-menu.tsx'
import { trackFilter } from '../list-events.ts'
import type { ListLocation } from '../use-list-location.ts'
import type { FilterView } from '../list-view.ts'
import { FilterDrawerButton } from './filter-drawer-button.tsx'
import styles from './filter-bar.module.css'
import { FilterLabel } from './filter-label.tsx'
import { FilterValues, useExpandedFilter } from './filter-values.tsx'
import { SortMenu } from './sort-menu.tsx'

interface FilterBarProps {
  readonly filters: readonly FilterView[]
  readonly total: number
  readonly listLocation: ListLocation
}

export function FilterBar({ filters, total, listLocation }: FilterBarProps) {
  const t = useTranslate()
  const { visible, hiddenCount } = filterRange(useSite().site.id, filters, false)
  const others = filters.slice(visible.length)
  const expandedFilter = useExpandedFilter()
  const chosenCount = ({ attributeId }: FilterView) =>
    listLocation.wanted.filters.find(filter => filter.attributeId === attributeId)?.values.length ?? 0
  const chosenInOthers = others.reduce((sum, filter) => sum + chosenCount(filter), 0)
  return (
    <section
      aria-label={t({ code: 'list.filters-and-sorting', message: 'Filters and sorting' })}
      className={styles.bar}
    >
      <div className={styles.filters}>
        <span className={styles.by}>{t({ code: 'ui.filter-by', message: 'Filter By:' })}</span>
        {visible.map(filter => (
          <DetailsMenu
            key={filter.attributeId}
            name="list-menu"
            label={<FilterLabel label={filter.label} chosen={chosenCount(filter)} />}
            isMarked={chosenCount(filter) > 0}
            startsOpen={filter.attributeId === expandedFilter}
          >
            <FilterValues filter={filter} listLocation={listLocation} onChoose={trackFilter} />
          </DetailsMenu>
        ))}
        {hiddenCount > 0 && (
          <DetailsMenu
            name="list-menu"
            label={<FilterLabel label={t({ code: 'list.more', message: 'More' })} chosen={chosenInOthers} />}
            isMarked={chosenInOthers > 0}
            startsOpen={others.some(({ attributeId }) => attributeId === expandedFilter)}
            align="end"
          >
            {others.map(filter => (
              <section key={filter.attributeId} className={styles.group}>
                <strong>{filter.label}</strong>
                <FilterValues filter={filter} listLocation={listLocation} onChoose={trackFilter} />
              </section>
            ))}
          </DetailsMenu>
        )}
      </div>
      <FilterDrawerButton filters={filters} total={total} listLocation={listLocation} />
      <SortMenu listLocation={listLocation} />
    </section>
  )
}
