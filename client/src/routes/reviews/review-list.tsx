import { Link } from '../../framework/link.tsx'
import { starsText } from '../../features/ratings/ratings-texts.ts'
import { nameWithArtist } from '../../catalogue/name-with-artist.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Rating } from '../../ui/rating/rating.tsx'
import type { ReviewView } from './reviews-view.ts'
import styles from './review-list.module.css'

export function ReviewList({ reviews }: { readonly reviews: readonly ReviewView[] }) {
  return (
    <ul className={styles.list}>
      {reviews.map(review => (
        <li key={review.id}>
          <Review review={review} />
        </li>
      ))}
    </ul>
  )
}

function Review({ review }: { readonly review: ReviewView }) {
  const { id, stars, fills, title, text, author, date, writtenAt, isVerified, finish, work } = review
  const t = useTranslate()
  return (
    <article className={styles.review} aria-labelledby={id}>
      <div className={styles.picture}>
        {work.imageSrc && <img src={work.imageSrc} alt="" width="160" height="160" loading="lazy" />}
      </div>
      <div className={styles.words}>
        <Rating fills={fills} label={starsText(stars, t)} />
        <h3 id={id}>{title}</h3>
        <p>{text}</p>
        <p className={styles.about}>
          <Link to={work.href}>{nameWithArtist(work, t)}</Link>
          {finish && `, ${finish}`}
        </p>
        <p className={styles.author}>
          {author}, <time dateTime={writtenAt}>{date}</time>
          {isVerified && ` · ${t({ code: 'reviews.verified', message: 'Bought here' })}`}
        </p>
      </div>
    </article>
  )
}
