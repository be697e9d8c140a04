import { siteLink, type WindowPromise } from '@wallart/sdk'
import { useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { WorkPicture } from './home-view.ts'
import styles from './promises.module.css'
import { workPicture } from '../../catalogue/work-picture.ts'

interface PromisesProps {
  readonly promises: readonly WindowPromise[]
  readonly walls: readonly WorkPicture[]
}

export function Promises({ promises, walls }: PromisesProps) {
  const context = useSite()
  const t = useTranslate()
  return (
    <div className={styles.promises}>
      {promises.map(({ id, title, text, label: way, href, room }, index) => (
        <section key={id} aria-labelledby={id} className={styles.promise}>
          {walls[index] && (
            <Picture
              files={workPicture(walls[index].imageId, 960, room)}
              sizes="(min-width: 768px) 46vw, 100vw"
              width={960}
              height={640}
              alt=""
            />
          )}
          <div className={styles.words}>
            <h2 id={id}>{t(title)}</h2>
            <p>{t(text)}</p>
            <ButtonLink href={siteLink(href, context)}>{t(way)}</ButtonLink>
          </div>
        </section>
      ))}
    </div>
  )
}
