import { PageHead } from '../../framework/page-head.tsx'
import { StructuredData } from '../../framework/structured-data.tsx'
import { usePage } from '../../framework/use-page.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { ProductRow } from '../../catalogue/product-row.tsx'
import { workPicture } from '../../catalogue/work-picture.ts'
import { LandingModule } from '../../features/landing-module/landing-module.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { ContentView } from './content-view.ts'
import { Posts } from './posts.tsx'
import styles from './page.module.css'

export function Component() {
  const view = usePage<ContentView>()
  const { head, kind, siblings, works } = view
  return (
    <div className={styles.content} data-kind={kind} data-columns={view.hasColumns || undefined}>
      <PageHead head={head} />
      <StructuredData />
      {kind === 'help' ? (
        <>
          <Text view={view} />
          <Siblings siblings={siblings} />
        </>
      ) : (
        <>
          <LandingModule name="text" index={0}>
            <Text view={view} />
          </LandingModule>
          <Posts posts={siblings} isHome={kind === 'landing'} />
        </>
      )}
      {works.length > 0 && (
        <LandingModule name="works" index={2}>
          <ProductRow
            id="content-works"
            layout="carousel"
            title={{ code: 'content.works', message: 'Works to go with it' }}
            tiles={works}
          />
        </LandingModule>
      )}
    </div>
  )
}

function Siblings({ siblings }: Pick<ContentView, 'siblings'>) {
  const t = useTranslate()
  return (
    <nav className={styles.siblings} aria-label={t({ code: 'header.help', message: 'Help' })}>
      <ul>
        {siblings.map(({ href, title, isOpen }) => (
          <li key={href}>
            <a href={href} {...(isOpen && { 'aria-current': 'page' })}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Text({ view }: { readonly view: ContentView }) {
  const { kind, title, picture, html, headings, updated, updatedAt } = view
  const t = useTranslate()
  const contents = t({ code: 'content.on-this-page', message: 'On this page' })
  return (
    <div className={styles.sheet}>
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
      {picture && (
        <div className={styles.picture}>
          <Picture
            files={workPicture(picture.imageId, 1200, picture.room)}
            sizes="(min-width: 992px) 40vw, 100vw"
            width={1200}
            height={800}
            alt={picture.alt}
            urgency="first"
            fit="cut"
          />
        </div>
      )}
    </div>
  )
}
