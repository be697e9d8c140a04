import { pageMessage } from '@wallart/sdk'
import { useEffect, useRef } from 'react'
import { ProductRow } from '../../catalogue/product-row.tsx'
import { LandingModule } from '../../features/landing-module/landing-module.tsx'
import { RatingShares } from '../../features/ratings/rating-shares.tsx'
import { starsText } from '../../features/ratings/ratings-texts.ts'
import { FROM_TOP } from '../../framework/follow-links.ts'
import { PageHead } from '../../framework/page-head.tsx'
import { StructuredData } from '../../framework/structured-data.tsx'
import { usePage } from '../../framework/use-page.ts'
import { localizeNumber } from '../../i18n/localize-number.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { Rating } from '../../ui/rating/rating.tsx'
import { ReviewChoices } from './review-choices.tsx'
import { ReviewList } from './review-list.tsx'
import type { ReviewsView, SummaryView } from './reviews-view.ts'
import styles from './page.module.css'

export function Component() {
  const { head, title, html, summary, choices, list, works } = usePage<ReviewsView>()
  const t = useTranslate()
  const heading = useFocusOnPageChange(list?.page)
  return (
    <div className={styles.page}>
      <PageHead head={head} />
      <StructuredData />
      <article className={styles.intro}>
        <h1 tabIndex={-1}>{title}</h1>
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      </article>
      {summary && <Summary summary={summary} />}
      <LandingModule name="reviews" index={0}>
        <section aria-labelledby="reviews" className={styles.reviews}>
          <h2 id="reviews" ref={heading} tabIndex={-1}>
            {t({ code: 'reviews.title', message: 'What customers wrote' })}
          </h2>
          <ReviewChoices choices={choices} />
          {list ? (
            <Reviews list={list} />
          ) : (
            <p>
              {t({
                code: 'reviews.missing',
                message: 'The reviews cannot be shown right now. Please try again in a minute.',
              })}
            </p>
          )}
        </section>
      </LandingModule>
      <LandingModule name="best-sellers" index={1}>
        <ProductRow
          id="content-works"
          layout="carousel"
          title={{ code: 'reviews.best-sellers', message: 'Ordered most right now' }}
          tiles={works}
        />
      </LandingModule>
    </div>
  )
}

function Reviews({ list }: { readonly list: NonNullable<ReviewsView['list']> }) {
  const { page, pageCount, total, reviews, pages, first, previous, next } = list
  const t = useTranslate()
  if (reviews.length === 0)
    return (
      <output>
        {t({ code: 'reviews.none', message: 'No review matches this choice. Try fewer filters.' })}
      </output>
    )
  return (
    <>
      <output className={styles.count}>
        {t({
          code: 'reviews.count',
          message: total === 1 ? '1 review' : `${total} reviews`,
          values: { count: total },
        })}
        {pageCount > 1 && ` · ${t(pageMessage({ page, pageCount, shown: reviews.length }))}`}
      </output>
      <ReviewList reviews={reviews} />
      {pageCount > 1 && (
        <div {...FROM_TOP}>
          <Pagination
            label={t({ code: 'ui.pages', message: 'Pages' })}
            pages={pages}
            {...(first && { first })}
            {...(previous && { previous })}
            {...(next && { next })}
          />
        </div>
      )}
    </>
  )
}

function Summary({ summary: { average, fills, count, rows } }: { readonly summary: SummaryView }) {
  const t = useTranslate()
  return (
    <section
      className={styles.summary}
      aria-label={t({ code: 'ratings.what-customers-say', message: 'What customers say' })}
    >
      <p className={styles.whole}>
        <span className={styles.number} aria-hidden="true">
          {localizeNumber(average.toFixed(1), t)}
        </span>
        <Rating fills={fills} label={starsText(average, t)} />
        <span>{count}</span>
      </p>
      <RatingShares rows={rows} />
    </section>
  )
}

function useFocusOnPageChange(page: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const previous = useRef(page)
  useEffect(() => {
    if (previous.current !== page) heading.current?.focus({ preventScroll: true })
    previous.current = page
  }, [page])
  return heading
}
