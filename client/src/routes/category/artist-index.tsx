import type { MenuEntry } from '@wallart/sdk'
import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import styles from './artist-index.module.css'

export type ArtistLink = Pick<MenuEntry, 'id' | 'name' | 'href'>

export function ArtistIndex({ artists }: { readonly artists: readonly ArtistLink[] }) {
  const t = useTranslate()
  return (
    <nav aria-labelledby="artists" className={styles.index}>
      <h2 id="artists">{t({ code: 'artist.all', message: 'All artists' })}</h2>
      <ul>
        {artists.map(({ id, name, href }) => (
          <li key={id}>
            <Link to={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
