import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import type { PictureLink } from './home-view.ts'
import styles from './featured.module.css'
import { workPicture } from '../../catalogue/work-picture.ts'

export function Featured({ doors: links }: { readonly doors: readonly PictureLink[] }) {
  const t = useTranslate()
  if (links.length === 0) return null
  return (
    <section aria-labelledby="featured" className={styles.featured}>
      <h2 id="featured">{t({ code: 'home.shop-by-category', message: 'Shop by category' })}</h2>
      <ul>
        {links.map(({ id, name, href, imageId, alt }) => (
          <li key={id}>
            <Link to={href} className={styles.door}>
              <span className={styles.picture}>
                <Picture
                  files={workPicture(imageId, 480)}
                  sizes="(min-width: 992px) 15vw, 46vw"
                  width={480}
                  height={600}
                  alt={alt}
                  fit="cut"
                />
              </span>
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
