import { label, useSay } from '../app/say.ts'
import { HiddenText } from '../ui/hidden-text.tsx'
import styles from './price.module.css'
import type { TileView } from './tile-view.ts'

/** What a product costs, and what it cost before. */
export function Price({ prefix, price, oldPrice }: Pick<TileView, 'prefix' | 'price' | 'oldPrice'>) {
  const say = useSay()
  return (
    <p className={styles.price}>
      {prefix && <span>{prefix} </span>}
      {oldPrice ? (
        <>
          <del>
            <HiddenText>{`${say(label('Was'))} `}</HiddenText>
            {oldPrice}
          </del>{' '}
          <ins>
            <HiddenText>{`${say(label('Now'))} `}</HiddenText>
            {price}
          </ins>
        </>
      ) : (
        price
      )}
    </p>
  )
}
