import { minimumOrder } from '../../catalogue/minimum-order.ts'
import { useTranslate } from '../../i18n/translate.ts'
import type { GalleryWall, GalleryWallState } from '../../stores/gallery-wall.ts'
import { Button } from '../../ui/button/button.tsx'
import styles from './gallery-wall.module.css'
import { NumberField } from './number-field.tsx'
import type { WallPiece } from './wall-view.ts'

interface PieceListProps {
  readonly store: GalleryWall
  readonly state: GalleryWallState
  readonly pieces: readonly WallPiece[]
}

/** The works on the wall: size and finish of each, and where it hangs in numbers. */
export function PieceList({ store, state, pieces }: PieceListProps) {
  const t = useTranslate()
  const moveTo = (index: number, position: Parameters<GalleryWall['move']>[1]) => {
    store.move(index, position)
    store.drop()
  }
  return (
    <ol className={styles.pieces}>
      {pieces.map(({ key, upi, title, artist, href, price, minimum, options }, index) => (
        <li key={key}>
          <div className={styles.named}>
            <a href={href}>{title}</a>
            <strong>{price}</strong>
          </div>
          <small>{artist}</small>
          {minimum > 1 && <small>{t(minimumOrder(minimum))}</small>}
          <label className={styles.variant}>
            <span>{t({ code: 'wall.variant', message: 'Size and finish' })}</span>
            <select
              name="piece"
              value={state.plan.pieces[index]?.upi ?? upi}
              onChange={({ currentTarget }) => store.choose(index, currentTarget.value)}
            >
              {options.map(option => (
                <option key={option.upi} value={option.upi}>
                  {option.name}
                </option>
              ))}
            </select>
          </label>
          <div className={styles.numbers}>
            <NumberField
              label={t({ code: 'wall.from-left', message: 'From the left (in)' })}
              name="x"
              value={state.hung[index]?.x ?? 0}
              onValue={x => moveTo(index, { x })}
            />
            <NumberField
              label={t({ code: 'wall.above-floor', message: 'Above the floor (in)' })}
              name="y"
              value={state.hung[index]?.y ?? 0}
              onValue={y => moveTo(index, { y })}
            />
            <Button
              type="submit"
              look="quiet"
              name="remove"
              value={String(index)}
              aria-label={t({
                code: 'wall.remove-work',
                message: `Take down ${title}`,
                values: { title },
              })}
            >
              {t({ code: 'wall.remove', message: 'Take down' })}
            </Button>
          </div>
        </li>
      ))}
    </ol>
  )
}
