import { useTranslate } from '../i18n/translate.ts'
import { HiddenText } from '../ui/hidden-text.tsx'
import styles from './price.module.css'
import type { TileView } from './tile-view.ts'

export function Price({ prefix, price, oldPrice }: Pick<TileView, 'prefix' | 'price' | 'oldPrice'>) {
  const t = useTranslate()
  return (
    <p className={styles.price}>
      {prefix && <span>{`${prefix} `}</span>}
      {oldPrice ? (
        <>
          <del>
            <HiddenText>{`${t({ code: 'common.was', message: 'Was' })} `}</HiddenText>
            {oldPrice}
          </del>{' '}
          <ins>
            <HiddenText>{`${t({ code: 'common.now', message: 'Now' })} `}</HiddenText>
            {price}
          </ins>
        </>
      ) : (
        price
      )}
    </p>
  )
}
