import { WALL_PATH, WALL_PIECES, siteLink } from '@wallart/sdk'
import { memo, useDeferredValue } from 'react'
import { PageHead } from '../../framework/page-head.tsx'
import { errorText } from '../../framework/send-form.ts'
import { useFormState } from '../../framework/use-form-state.ts'
import { usePage } from '../../framework/use-page.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { AddByNumber, AddWorks } from './add-works.tsx'
import { BuyAll } from './buy-all.tsx'
import { Controls, Problems } from './controls.tsx'
import styles from './gallery-wall.module.css'
import { HangingPlan } from './hanging-plan.tsx'
import { LastWall } from './last-wall.tsx'
import { PieceList } from './piece-list.tsx'
import { unavailableMessage } from './unavailable-message.ts'
import { useWall } from './use-wall.ts'
import { WallStage } from './wall-stage.tsx'
import type { WallView } from './wall-view.ts'

export function Component() {
  const view = usePage<WallView>()
  const { head, pieces, total, candidates } = view
  const t = useTranslate()
  const action = siteLink(WALL_PATH, useSite())
  const { store, state, photo, isLoading, showPhoto, submit } = useWall(view)
  // The wall is drawn first, its numbers and the plan right after.
  const later = useDeferredValue(state)
  const hasPieces = pieces.length > 0
  return (
    <div className={styles.page}>
      <PageHead head={head} />
      <header>
        <h1 tabIndex={-1}>{t({ code: 'wall.title', message: 'Gallery wall' })}</h1>
        <p>
          {t({
            code: 'wall.lead',
            message:
              'Arrange three to six works at true scale, see them on your own wall, and take the plan with you.',
          })}
        </p>
      </header>
      <Notices view={view} />
      {!hasPieces && <LastWall />}
      <form method="get" action={action} className={styles.form} onSubmit={submit}>
        <noscript>
          <Button type="submit">{t({ code: 'customizer.update', message: 'Update' })}</Button>
        </noscript>
        {hasPieces && (
          <div className={styles.board}>
            <div className={styles.view}>
              <WallStage store={store} state={state} pieces={pieces} photo={photo} />
              <p id="wall-keys" className={styles.hint}>
                {t({
                  code: 'wall.keys',
                  message: 'Drag a work, or move it with the arrow keys; with Shift by a quarter of an inch.',
                })}
              </p>
              <Problems state={later} pieces={pieces} />
            </div>
            <div className={styles.side}>
              <LaterControls store={store} state={later} onPhoto={showPhoto} />
              <LaterPieceList store={store} state={later} pieces={pieces} />
            </div>
          </div>
        )}
        {pieces.length < WALL_PIECES.most && (
          <div className={styles.more}>
            <LaterAddWorks candidates={candidates} />
            <AddByNumber onAdd={store.hang} />
          </div>
        )}
      </form>
      {hasPieces && (
        <>
          <LaterBuyAll plan={later.plan} pieces={pieces} total={total} isLoading={isLoading} />
          <LaterHangingPlan state={later} pieces={pieces} />
        </>
      )}
    </div>
  )
}

const LaterControls = memo(Controls)
const LaterPieceList = memo(PieceList)
const LaterAddWorks = memo(AddWorks)
const LaterBuyAll = memo(BuyAll)
const LaterHangingPlan = memo(HangingPlan)

function Notices({ view: { pieces, unknown, unavailable } }: { readonly view: WallView }) {
  const t = useTranslate()
  const problem = errorText(useFormState().errors, t)
  const n = WALL_PIECES.least - pieces.length
  return (
    <output className={styles.notices}>
      {problem && <p>{problem}</p>}
      {unknown > 0 && <p>{t({ code: 'wall.unknown', message: 'We could not find that work.' })}</p>}
      {unavailable.length > 0 && <p>{t(unavailableMessage(pieces.length, unavailable))}</p>}
      {pieces.length > 0 && n > 0 && (
        <p>
          {t({
            code: 'wall.few',
            message:
              n === 1
                ? 'Add 1 more work to make it a gallery wall.'
                : `Add ${n} more works to make it a gallery wall.`,
            values: { n },
          })}
        </p>
      )}
    </output>
  )
}
