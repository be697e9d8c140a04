import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import styles from './artists.module.css'
import type { PictureLink } from './home-view.ts'
import { workPicture } from '../../catalogue/work-picture.ts'

export function Artists({ doors: links }: { readonly doors: readonly PictureLink[] }) {
  const t = useTranslate()
  if (links.length === 0) return null
  return (
    <section aria-labelledby="artists" className={styles.artists}>
      <h2 id="artists">{t({ code: 'home.the-artists', message: 'The artists' })}</h2>
      <ul>
        {links.map(({ id, name, href, imageId, alt }) => (
          <li key={id}>
            <Link to={href} className={styles.artist}>
              <span className={styles.picture}>
                <Picture
                  files={workPicture(imageId, 240)}
                  sizes="120px"
                  width={240}
                  height={240}
                  alt={alt}
                  fit="cut"
                />
              </span>
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
