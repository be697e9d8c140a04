import { listPageCount, listPagination, pageMessage, resultCount, siteLink } from '@wallart/sdk'
import { memo, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { afterPaint } from '../../framework/after-paint.ts'
import { FROM_TOP } from '../../framework/follow-links.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { ProductGrid } from '../../catalogue/product-grid.tsx'
import { HiddenText } from '../../ui/hidden-text.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { FilterChips } from './filters/filter-chips.tsx'
import { trackPage } from './list-events.ts'
import { linkRel, type ListLocation } from './use-list-location.ts'
import type { ListView } from './list-view.ts'
import styles from './results.module.css'

// A choice shows at once only where sixty tiles need not be looked at again.
const Grid = memo(ProductGrid)

interface ResultsProps {
  readonly list: ListView
  readonly listLocation: ListLocation
}

export function Results({ list: { origin, title, total, tiles, filters }, listLocation }: ResultsProps) {
  const { shown, isChanging } = listLocation
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnPageChange(shown.page, heading)
  useSteadyScroll(tiles)
  const focusHeading = useCallback(() => heading.current?.focus({ preventScroll: true }), [])
  const pageCount = listPageCount(total, shown.limit)
  const { page } = shown
  return (
    <section aria-labelledby="results" className={styles.results}>
      <div className={styles.head}>
        <output className={styles.count}>{t(resultCount(total))}</output>
        <h2 id="results" ref={heading} tabIndex={-1} className={styles.page}>
          {pageCount > 1 ? (
            t(pageMessage({ page, pageCount, shown: tiles.length }))
          ) : (
            <HiddenText>{t({ code: 'list.results', message: 'Results' })}</HiddenText>
          )}
        </h2>
        <FilterChips filters={filters} listLocation={listLocation} onEmpty={focusHeading} />
      </div>
      <div className={styles.tiles} aria-busy={isChanging}>
        <Grid tiles={tiles} label={title} origin={origin} />
      </div>
      {pageCount > 1 && <Pages total={total} listLocation={listLocation} />}
    </section>
  )
}

function Pages({
  total,
  listLocation: { shown },
}: {
  readonly total: number
  readonly listLocation: ListLocation
}) {
  const context = useSite()
  const t = useTranslate()
  const { pathname } = useLocation()
  const { pages, first, previous, next } = listPagination(pathname, shown, total)
  const linked = <Link extends { readonly address: string }>(link: Link): Link => ({
    ...link,
    address: siteLink(link.address, context),
  })
  return (
    <div className={styles.pages} {...FROM_TOP}>
      <Pagination
        label={t({ code: 'ui.pages', message: 'Pages' })}
        pages={pages.map(linked)}
        {...(first && { first: linked(first) })}
        {...(previous && { previous: linked(previous) })}
        {...(next && { next: linked(next) })}
        {...linkRel(shown)}
        onFollow={page => trackPage(page, shown.page)}
      />
    </div>
  )
}

// Another page is announced; Back restores the scroll position instead.
function useFocusOnPageChange(page: number, heading: { readonly current: HTMLElement | null }): void {
  const navigationType = useNavigationType()
  const previousPage = useRef(page)
  useEffect(() => {
    if (previousPage.current === page) return
    previousPage.current = page
    if (navigationType === NavigationType.Push) heading.current?.focus({ preventScroll: true })
  }, [page, navigationType, heading])
}

// In another order the same tiles stand elsewhere, where the browser's scroll anchoring would follow them.
function useSteadyScroll(tiles: ListView['tiles']): void {
  const shownTiles = useRef(tiles)
  useLayoutEffect(() => {
    if (shownTiles.current === tiles) return
    shownTiles.current = tiles
    const { style } = document.documentElement
    style.overflowAnchor = 'none'
    afterPaint(() => style.removeProperty('overflow-anchor'))
  }, [tiles])
}
