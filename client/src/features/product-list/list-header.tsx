import { LIST_SETTINGS } from '@wallart/sdk'
import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import styles from './list-header.module.css'
import type { ListView, NamedLink } from './list-view.ts'

export function ListHeader({
  list,
}: {
  readonly list: Pick<ListView, 'title' | 'description' | 'crumbs' | 'suggested'>
}) {
  const { title, description, crumbs, suggested } = list
  const { id } = useSite().site
  const t = useTranslate()
  return (
    <header className={styles.header}>
      {crumbs.length > 0 && (
        <Breadcrumbs
          label={t({ code: 'ui.breadcrumb', message: 'Breadcrumb' })}
          steps={crumbs.slice(0, -1)}
          here={crumbs.at(-1)?.name ?? ''}
          separator={LIST_SETTINGS[id].breadcrumbSeparator}
        />
      )}
      <h1>{title}</h1>
      {description && <p className={styles.description}>{description}</p>}
      {suggested && <DidYouMean suggested={suggested} />}
    </header>
  )
}

function DidYouMean({ suggested: { name, href } }: { readonly suggested: NamedLink }) {
  const question = useTranslate()({ code: 'ui.did-you-mean', message: 'Did you mean {term}?' })
  const [before, after] = question.split('{term}')
  return (
    <p>
      {before}
      <Link to={href}>{name}</Link>
      {after}
    </p>
  )
}
