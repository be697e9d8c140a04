import { hangingPlan, type Length } from '@wallart/sdk'
import { useTranslate } from '../../i18n/translate.ts'
import type { GalleryWallState } from '../../stores/gallery-wall.ts'
import { Button } from '../../ui/button/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './gallery-wall.module.css'
import { pieceTransform } from './wall-piece.tsx'
import type { WallPiece } from './wall-view.ts'

interface HangingPlanProps {
  readonly state: GalleryWallState
  readonly pieces: readonly WallPiece[]
}

/** Where every nail goes, to be printed and taken to the wall. */
export function HangingPlan({ state: { plan, hung }, pieces }: HangingPlanProps) {
  const t = useTranslate()
  const isHydrated = useHydrated()
  const nails = hangingPlan(hung, plan.hook)
  const { width, height } = plan
  return (
    <section className={styles.plan} aria-labelledby="hanging-plan">
      <h2 id="hanging-plan">{t({ code: 'wall.plan', message: 'Hanging plan' })}</h2>
      <p>
        {t({
          code: 'wall.plan-hint',
          message:
            'Measure each nail from the left edge of the wall and from the floor. Every work hangs from the middle of its top edge.',
        })}
      </p>
      <svg className={styles.outline} viewBox={`-1 -1 ${width + 2} ${height + 2}`} aria-hidden="true">
        <rect width={width} height={height} />
        {nails.map(({ number, index }) => {
          const piece = hung[index]
          if (!piece) return null
          return (
            <g key={number} transform={pieceTransform(piece, height)}>
              <rect width={piece.width} height={piece.height} />
              <circle cx={piece.width / 2} cy={plan.hook} r="0.7" />
              <text x={piece.width / 2} y={piece.height / 2 + 2}>
                {number}
              </text>
            </g>
          )
        })}
      </svg>
      <table>
        <thead>
          <tr>
            <th scope="col">{t({ code: 'wall.nail', message: 'Nail' })}</th>
            <th scope="col">{t({ code: 'wall.work', message: 'Work' })}</th>
            <th scope="col">{t({ code: 'wall.nail-left', message: 'From the left edge' })}</th>
            <th scope="col">{t({ code: 'wall.nail-floor', message: 'Above the floor' })}</th>
            <th scope="col">{t({ code: 'wall.nail-next', message: 'From the nail before' })}</th>
          </tr>
        </thead>
        <tbody>
          {nails.map(({ number, index, fromLeft, aboveFloor, afterPrevious }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>
                {pieces[index]?.title}, {pieces[index]?.size}
              </td>
              <td>{lengthText(fromLeft)}</td>
              <td>{lengthText(aboveFloor)}</td>
              <td>{afterPrevious ? lengthText(afterPrevious) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isHydrated && (
        <Button onClick={() => print()}>{t({ code: 'wall.print', message: 'Print the plan' })}</Button>
      )}
    </section>
  )
}

function lengthText({ inches, cm }: Length): string {
  return `${inches}" (${cm} cm)`
}
