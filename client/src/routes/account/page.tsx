import { FAVOURITES_PATH } from '@wallart/sdk'
import { LogOut } from '../../features/log-out/log-out.tsx'
import { Link } from '../../framework/link.tsx'
import { useMe } from '../../framework/me.ts'
import { useTranslate } from '../../i18n/translate.ts'
import styles from './page.module.css'

export function Component() {
  const { name } = useMe()
  const t = useTranslate()
  const title = t({ code: 'header.my-account', message: 'My Account' })
  return (
    <section className={styles.account}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      {name && <p>{t({ code: 'frame.greeting', message: `Hi, ${name}`, values: { name } })}</p>}
      <p>
        <Link to={FAVOURITES_PATH}>{t({ code: 'account.favorites', message: 'Favorites' })}</Link>
      </p>
      <LogOut />
    </section>
  )
}
