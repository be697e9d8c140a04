import { WALL_PATH } from '@wallart/sdk'
import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { readStoredWall } from './stored-wall.ts'

/** The way back to the wall that was arranged last in this browser. */
export function LastWall() {
  const t = useTranslate()
  const stored = useHydrated() ? readStoredWall() : ''
  if (!stored.includes('piece=')) return null
  return (
    <p>
      <Link to={`${WALL_PATH}?${stored}`}>
        {t({ code: 'wall.last', message: 'Continue with your last wall' })}
      </Link>
    </p>
  )
}
