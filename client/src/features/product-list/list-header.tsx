import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { ListBreadcrumbs } from './list-breadcrumbs.tsx'
import styles from './list-header.module.css'
import type { ListView, NamedLink } from './list-view.ts'

export function ListHeader({
  list,
}: {
  readonly list: Pick<ListView, 'title' | 'description' | 'crumbs' | 'suggested'>
}) {
  const { title, description, crumbs, suggested } = list
  return (
    <header className={styles.header}>
      <ListBreadcrumbs crumbs={crumbs} />
      <h1>{title}</h1>
      {description && <p className={styles.description}>{description}</p>}
      {suggested && <DidYouMean suggested={suggested} />}
    </header>
  )
}

function DidYouMean({ suggested: { name, href } }: { readonly suggested: NamedLink }) {
  const question = useTranslate()({
    code: 'ui.did-you-mean',
    message: 'Did you mean {term}?',
    values: { term: '{term}' },
  })
  const [before, after] = question.split('{term}')
  return (
    <p>
      {before}
      <Link to={href}>{name}</Link>
      {after}
    </p>
  )
}
