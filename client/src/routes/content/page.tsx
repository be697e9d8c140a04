import { PageHead } from '../../framework/page-head.tsx'
import { StructuredData } from '../../framework/structured-data.tsx'
import { usePage } from '../../framework/use-page.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { ProductRow } from '../../catalogue/product-row.tsx'
import type { ContentView } from './content-view.ts'
import styles from './page.module.css'

export function Component() {
  const { head, kind, title, html, headings, updated, updatedAt, siblings, works } = usePage<ContentView>()
  const t = useTranslate()
  const contents = t({ code: 'content.on-this-page', message: 'On this page' })
  return (
    <div className={styles.content} data-kind={kind}>
      <PageHead head={head} />
      <StructuredData />
      {kind === 'help' && (
        <nav className={styles.siblings} aria-label={t({ code: 'header.help', message: 'Help' })}>
          <ul>
            {siblings.map(({ href, title: name, isOpen }) => (
              <li key={href}>
                <a href={href} {...(isOpen && { 'aria-current': 'page' })}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <article className={styles.article}>
        <h1 tabIndex={-1}>{title}</h1>
        {kind !== 'landing' && (
          <p className={styles.updated}>
            <time dateTime={updatedAt}>
              {t({ code: 'content.updated', message: `Last changed ${updated}`, values: { updated } })}
            </time>
          </p>
        )}
        {headings.length > 2 && (
          <nav className={styles.contents} aria-label={contents}>
            <p>{contents}</p>
            <ul>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      </article>
      {kind !== 'help' && <Posts posts={siblings} isHome={kind === 'landing'} />}
      {works.length > 0 && (
        <ProductRow
          id="content-works"
          title={{ code: 'content.works', message: 'Works to go with it' }}
          tiles={works}
        />
      )}
    </div>
  )
}

interface PostsProps {
  readonly posts: ContentView['siblings']
  /** Whether this is the page that lists them, and not one of them. */
  readonly isHome: boolean
}

function Posts({ posts, isHome }: PostsProps) {
  const t = useTranslate()
  const others = posts.filter(({ isOpen }) => !isOpen)
  if (others.length === 0) return null
  return (
    <section className={styles.posts} aria-labelledby="posts">
      <h2 id="posts">
        {isHome
          ? t({ code: 'content.posts', message: 'All stories' })
          : t({ code: 'content.more-posts', message: 'More stories' })}
      </h2>
      <ul>
        {others.map(({ href, title, description }) => (
          <li key={href}>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
