import { siteLink } from '@wallart/sdk'
import { useSite } from '../../app/site-context.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { WorkPicture } from './home-view.ts'
import styles from './promises.module.css'
import type { WindowPromise } from './shop-windows.ts'
import { workPicture } from '../../products/work-picture.ts'

interface PromisesProps {
  readonly promises: readonly WindowPromise[]
  readonly walls: readonly WorkPicture[]
}

/** What the shop does besides: framing what shoppers bring, and gift cards. */
export function Promises({ promises, walls }: PromisesProps) {
  const context = useSite()
  return (
    <div className={styles.promises}>
      {promises.map(({ id, title, text, label, href, room }, place) => (
        <section key={id} aria-labelledby={id} className={styles.promise}>
          {walls[place] && (
            <Picture
              files={workPicture(walls[place].imageId, 960, room)}
              sizes="(min-width: 768px) 46vw, 100vw"
              width={960}
              height={640}
              alt=""
            />
          )}
          <div className={styles.words}>
            <h2 id={id}>{title}</h2>
            <p>{text}</p>
            <ButtonLink href={siteLink(href, context)}>{label}</ButtonLink>
          </div>
        </section>
      ))}
    </div>
  )
}
