import {
  imageAddress,
  listPageCount,
  pageWindow,
  parseReviewQuery,
  PRODUCT_SETTINGS,
  ratingsView,
  reviewAddress,
  reviewRobots,
  REVIEWS_PATH,
  REVIEWS_PER_PAGE,
  siteLink,
  starFills,
  type Review,
  type ReviewPage,
  type ReviewQuery,
} from '@wallart/sdk'
import { countText } from '../../features/ratings/ratings-texts.ts'
import { headView } from '../../framework/head-view.server.ts'
import { found, missing, withStructuredData, type Loader } from '../../framework/loader.server.ts'
import type { PageRequest } from '../../framework/page-request.server.ts'
import { readPage } from '../content/read-page.server.ts'
import { contentStructuredData } from '../content/structured-data.server.ts'
import { finishName, reviewChoices } from './review-choices.server.ts'
import type { ReviewListView, ReviewsView, ReviewView, SummaryView } from './reviews-view.ts'

const PICTURE_WIDTH = 160

export const loader: Loader<ReviewsView> = async request => {
  const { url, context, address, shop, signal } = request
  const query = parseReviewQuery(url.searchParams)
  const [read, reviews, summary] = await Promise.all([
    readPage(REVIEWS_PATH, request),
    shop.reviews.list(query, { signal }),
    summaryView(request),
  ])
  if (!read) return missing()
  const list = reviews && listView(reviews, query, request)
  if (list && query.page > Math.max(1, list.pageCount)) return missing()
  const { copy, page, markdown, html, works } = read
  const robots = reviewRobots(query)
  const view: ReviewsView = {
    head: headView(
      { title: copy.title, description: copy.description, path: reviewAddress(query), robots },
      { context, address },
    ),
    title: copy.title,
    html,
    ...(summary && { summary }),
    choices: reviewChoices(query, request),
    ...(list && { list }),
    works,
  }
  return withStructuredData(found(view, 'content', robots), [
    contentStructuredData(page, copy, { url: address(page.path), markdown, context }),
  ])
}

async function summaryView({ shop, context, t, signal }: PageRequest): Promise<SummaryView | undefined> {
  if (!PRODUCT_SETTINGS[context.site.id].hasRatings) return undefined
  const ratings = await shop.products.ratings({ signal })
  if (!ratings) return undefined
  const { fills, rows } = ratingsView(ratings)
  return { average: ratings.averageRatings, count: countText(ratings, t), fills, rows }
}

function listView({ total, reviews }: ReviewPage, query: ReviewQuery, request: PageRequest): ReviewListView {
  const pageCount = listPageCount(total, REVIEWS_PER_PAGE)
  const { pages, hasFirstLink, previous, next } = pageWindow(query.page, pageCount)
  const link = (page: number) => ({
    page,
    address: siteLink(reviewAddress({ ...query, page }), request.context),
    isCurrent: page === query.page,
  })
  return {
    total,
    page: query.page,
    pageCount,
    reviews: reviews.map(review => reviewView(review, request)),
    pages: pages.map(link),
    ...(hasFirstLink && { first: link(1) }),
    ...(previous !== undefined && { previous: link(previous) }),
    ...(next !== undefined && { next: link(next) }),
  }
}

function reviewView(review: Review, { context, t }: PageRequest): ReviewView {
  const { id, stars, title, text, author, hometown, writtenAt, isVerified, finish, product } = review
  const date = new Intl.DateTimeFormat(context.locale.id, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    id,
    stars,
    fills: starFills(stars),
    title,
    text,
    author: [author, hometown].filter(Boolean).join(', '),
    date: date.format(new Date(writtenAt)),
    writtenAt: writtenAt.slice(0, 10),
    isVerified,
    finish: finish ? t(finishName(finish)) : '',
    work: {
      href: siteLink(product.productUrl, context),
      name: product.title,
      artist: product.artistName,
      imageSrc: product.imageId && imageAddress(product.imageId, 'jpg', { width: PICTURE_WIDTH }),
    },
  }
}
