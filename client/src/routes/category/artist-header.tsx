import { Link } from '../../framework/link.tsx'
import { ListBreadcrumbs } from '../../features/product-list/list-breadcrumbs.tsx'
import type { ListView } from '../../features/product-list/list-view.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { workPicture } from '../../catalogue/work-picture.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import type { ArtistView } from './artist-view.ts'
import styles from './artist-header.module.css'

interface ArtistHeaderProps extends Pick<ListView, 'crumbs'> {
  readonly artist: ArtistView
}

export function ArtistHeader({ artist, crumbs }: ArtistHeaderProps) {
  const { name, biography, count, knownFor, picture } = artist
  const t = useTranslate()
  const others = crumbs.at(-2)
  return (
    <header className={styles.artist}>
      <ListBreadcrumbs crumbs={crumbs} />
      <div className={styles.portrait}>
        <div>
          <h1>{name}</h1>
          <p className={styles.biography}>{biography}</p>
          <p className={styles.facts}>
            {count > 0 && (
              <span>
                {t({
                  code: 'artist.works',
                  message: count === 1 ? '1 work' : `${count} works`,
                  values: { count },
                })}
              </span>
            )}
            {knownFor && (
              <span>
                {t({
                  code: 'artist.known-for',
                  message: `Known for ${knownFor}`,
                  values: { knownFor },
                })}
              </span>
            )}
            {others && <Link to={others.href}>{t({ code: 'artist.all', message: 'All artists' })}</Link>}
          </p>
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture
              files={workPicture(picture.imageId, 1200, 'living-room')}
              sizes="(min-width: 992px) 42vw, 100vw"
              width={1200}
              height={800}
              alt={picture.alt}
              urgency="first"
              fit="cut"
            />
          </div>
        )}
      </div>
    </header>
  )
}
