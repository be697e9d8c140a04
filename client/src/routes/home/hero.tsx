import { siteLink, type Message, type ShopWindow } from '@wallart/sdk'
import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import styles from './hero.module.css'
import type { HeroView } from './home-view.ts'
import { workPicture } from '../../catalogue/work-picture.ts'

interface HeroProps extends Pick<ShopWindow, 'links'> {
  readonly headline: string
  readonly text: string
  readonly hero: HeroView | undefined
}

export function Hero({ headline, text, links, hero }: HeroProps) {
  const context = useSite()
  const t = useTranslate()
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>{headline}</h1>
        <p>{text}</p>
        <div className={styles.ways}>
          {links.map(({ label: name, href }, index) => (
            <ButtonLink
              key={href}
              href={siteLink(href, context)}
              look={index === 0 ? 'primary' : 'secondary'}
            >
              {t(name)}
            </ButtonLink>
          ))}
        </div>
      </div>
      {hero && (
        <figure className={styles.room}>
          <Picture
            files={workPicture(hero.imageId, 1600, hero.room)}
            sizes="(min-width: 992px) 62vw, 100vw"
            width={1600}
            height={1067}
            alt={t(wallPictureAlt(hero.alt))}
            urgency="first"
            fit="cut"
          />
          <figcaption>
            <Link to={hero.href}>{hero.name}</Link>
            <span>
              {hero.isFrom && `${t({ code: 'common.from', message: 'From' })} `}
              {hero.price}
            </span>
          </figcaption>
        </figure>
      )}
    </section>
  )
}

function wallPictureAlt(alt: string): Message {
  return { code: 'home.on-wall', message: `${alt}, on the wall of a room`, values: { alt } }
}
