import { parseProductPath } from '@wallart/sdk'
import { useHref, useNavigation } from 'react-router-dom'
import { useTranslate } from '../i18n/translate.ts'
import { Loading, Skeleton } from '../ui/skeleton/skeleton.tsx'
import { useDelayed } from '../ui/skeleton/use-delayed.ts'
import styles from './product-skeleton.module.css'

/** The shapes of a product page over whatever page is left, while the product takes its time. */
export function ProductSkeleton() {
  const t = useTranslate()
  const { location } = useNavigation()
  const prefix = useHref('/').replace(/\/$/, '')
  const path = location?.pathname.slice(prefix.length)
  const isShown = useDelayed(path !== undefined && parseProductPath(path) !== undefined)
  if (!isShown) return null
  return (
    <div className={styles.coming}>
      <div className={styles.shapes}>
        <Loading label={t({ code: 'frame.loading-product', message: 'Loading product' })}>
          <span className={styles.columns}>
            <Skeleton shape="picture" />
            <span className={styles.column}>
              <Skeleton shape="line" />
              <Skeleton shape="short" />
              <Skeleton shape="short" />
              <span className={styles.choices}>
                <Skeleton shape="button" />
                <Skeleton shape="button" />
                <Skeleton shape="button" />
                <Skeleton shape="button" />
              </span>
              <Skeleton shape="button" />
            </span>
          </span>
        </Loading>
      </div>
    </div>
  )
}
