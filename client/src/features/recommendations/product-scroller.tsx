import { PRODUCT_SCROLLER, type Message } from '@wallart/sdk'
import { useRef } from 'react'
import { useTranslate } from '../../i18n/translate.ts'
import { RecommendedRow } from '../../catalogue/recommended-row.tsx'
import { Loading, TileSkeleton } from '../../ui/skeleton/skeleton.tsx'
import styles from './product-scroller.module.css'
import { useRecommendations } from './use-recommendations.ts'

interface ProductScrollerProps {
  readonly id: string
  readonly title: Message
  readonly zone: string
}

/** What is recommended in a zone of the shop; until it is known, shapes keep its place. */
export function ProductScroller({ id, title, zone }: ProductScrollerProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { found } = useRecommendations(ref, 'zone', zone)
  const t = useTranslate()
  if (found?.tiles.length === 0) return null
  return (
    <div ref={ref} className={styles.place}>
      {found ? (
        <RecommendedRow id={id} title={title} recommended={found} layout="scroller" />
      ) : (
        <>
          <h2>{t(title)}</h2>
          <Loading label={t({ code: 'frame.loading-products', message: 'Loading products' })}>
            <div className={styles.waiting}>
              {Array.from({ length: PRODUCT_SCROLLER.placeholders }, (_, at) => (
                <TileSkeleton key={at} />
              ))}
            </div>
          </Loading>
        </>
      )}
    </div>
  )
}
