import { WALL_MEASURES, WALL_TEMPLATES, wallProblems, type Message, type WallTemplate } from '@wallart/sdk'
import { useTranslate } from '../../i18n/translate.ts'
import type { GalleryWall, GalleryWallState } from '../../stores/gallery-wall.ts'
import { Button } from '../../ui/button/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './gallery-wall.module.css'
import { NumberField } from './number-field.tsx'
import type { WallPiece } from './wall-view.ts'

const TEMPLATES: Readonly<Record<WallTemplate, Message>> = {
  row: { code: 'wall.row', message: 'Row' },
  shelf: { code: 'wall.shelf', message: 'On one line' },
  grid: { code: 'wall.grid', message: 'Grid' },
  stairs: { code: 'wall.stairs', message: 'Stairs' },
  salon: { code: 'wall.salon', message: 'Around the largest' },
}

const MEASURES: readonly (readonly [name: keyof typeof WALL_MEASURES, label: Message])[] = [
  ['width', { code: 'wall.width', message: 'Wall width (in)' }],
  ['height', { code: 'wall.height', message: 'Wall height (in)' }],
  ['gap', { code: 'wall.gap', message: 'Gap (in)' }],
  ['hook', { code: 'wall.hook', message: 'Nail below the top edge (in)' }],
]

interface ControlsProps {
  readonly store: GalleryWall
  readonly state: GalleryWallState
  readonly onPhoto: (file: File | undefined) => Promise<void>
}

/** How the pieces hang together, and the wall that they hang on. */
export function Controls({ store, state, onPhoto }: ControlsProps) {
  const t = useTranslate()
  const isHydrated = useHydrated()
  const { plan, photo } = state
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t({ code: 'wall.arrange', message: 'Arrange' })}</legend>
        <div className={styles.templates}>
          {WALL_TEMPLATES.map(template => (
            <Button
              key={template}
              type="submit"
              name="arrange"
              value={template}
              aria-pressed={plan.template === template}
            >
              {t(TEMPLATES[template])}
            </Button>
          ))}
          {isHydrated && (
            <Button onClick={store.spaceEvenly}>
              {t({ code: 'wall.space-evenly', message: 'Space evenly' })}
            </Button>
          )}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t({ code: 'wall.measures', message: 'Your wall' })}</legend>
        <div className={styles.numbers}>
          {MEASURES.map(([name, label]) => (
            <NumberField
              key={name}
              label={t(name === 'width' && photo ? PHOTO_WIDTH : label)}
              name={name}
              value={plan[name]}
              least={WALL_MEASURES[name].least}
              most={WALL_MEASURES[name].most}
              onValue={inches => store.measure(name, inches)}
            />
          ))}
        </div>
        {isHydrated && <PhotoChoice hasPhoto={photo !== undefined} onPhoto={onPhoto} />}
      </fieldset>
    </>
  )
}

const PHOTO_WIDTH: Message = { code: 'wall.photo-width', message: 'Width of what the photo shows (in)' }

interface PhotoChoiceProps extends Pick<ControlsProps, 'onPhoto'> {
  readonly hasPhoto: boolean
}

function PhotoChoice({ hasPhoto, onPhoto }: PhotoChoiceProps) {
  const t = useTranslate()
  return (
    <div className={styles.own}>
      <label>
        <span>{t({ code: 'wall.photo', message: 'A photo of your wall' })}</span>
        <input
          type="file"
          accept="image/*"
          aria-describedby="wall-photo"
          onChange={({ currentTarget }) => void onPhoto(currentTarget.files?.[0])}
        />
      </label>
      {hasPhoto && (
        <Button look="quiet" onClick={() => void onPhoto(undefined)}>
          {t({ code: 'wall.no-photo', message: 'Remove the photo' })}
        </Button>
      )}
      <small id="wall-photo">
        {t({
          code: 'wall.photo-stays',
          message:
            'It stays in your browser. Take it straight from the front, and measure how wide it shows.',
        })}
      </small>
    </div>
  )
}

interface ProblemsProps extends Pick<ControlsProps, 'state'> {
  readonly pieces: readonly WallPiece[]
}

/** What lies over each other or beyond the wall. */
export function Problems({ state: { hung, plan }, pieces }: ProblemsProps) {
  const t = useTranslate()
  const title = (index = 0) => pieces[index]?.title ?? ''
  return (
    <ul className={styles.problems} aria-live="polite">
      {wallProblems(hung, plan).map(problem => {
        const [one, other] = [title(problem.pieces[0]), title(problem.pieces[1])]
        return (
          <li key={`${problem.kind} ${problem.pieces.join(' ')}`}>
            {problem.kind === 'overlap'
              ? t({ code: 'wall.overlap', message: `${one} and ${other} overlap.`, values: { one, other } })
              : t({ code: 'wall.off', message: `${one} reaches beyond the wall.`, values: { one } })}
          </li>
        )
      })}
    </ul>
  )
}
