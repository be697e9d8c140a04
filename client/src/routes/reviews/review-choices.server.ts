import {
  RATING_STARS,
  REVIEW_FINISHES,
  REVIEW_SORTS,
  reviewAddress,
  siteLink,
  type Message,
  type ReviewFinish,
  type ReviewQuery,
  type ReviewSort,
} from '@wallart/sdk'
import { starCount } from '../../features/ratings/ratings-texts.ts'
import type { PageRequest } from '../../framework/page-request.server.ts'
import type { ReviewChoice } from './reviews-view.ts'

const FINISH_NAMES: Readonly<Record<ReviewFinish, Message>> = {
  print: { code: 'finish.print', message: 'Print' },
  frame: { code: 'finish.frame', message: 'Frame' },
  canvas: { code: 'finish.stretched-canvas', message: 'Stretched Canvas' },
  'framed-canvas': { code: 'finish.framed-canvas', message: 'Framed Canvas' },
  mount: { code: 'finish.mount', message: 'Wood Mount' },
}

const SORT_NAMES: Readonly<Record<ReviewSort, Message>> = {
  newest: { code: 'reviews.newest', message: 'Newest' },
  highest: { code: 'reviews.highest', message: 'Most stars' },
  lowest: { code: 'reviews.lowest', message: 'Fewest stars' },
}

export function finishName(finish: ReviewFinish): Message {
  return FINISH_NAMES[finish]
}

/** Every way to narrow or order the reviews; each leads to the first page. */
export function reviewChoices(
  query: ReviewQuery,
  { context, t }: Pick<PageRequest, 'context' | 't'>,
): readonly ReviewChoice[] {
  const { stars, finish, ...rest } = query
  const value = (name: Message, isChosen: boolean, chosen: ReviewQuery) => ({
    name: t(name),
    isChosen,
    href: siteLink(reviewAddress({ ...chosen, page: 1 }), context),
  })
  const all: Message = { code: 'reviews.all', message: 'All' }
  return [
    {
      id: 'stars',
      name: t({ code: 'reviews.by-stars', message: 'Stars' }),
      values: [
        value(all, stars === undefined, { ...rest, ...(finish && { finish }) }),
        ...Array.from({ length: RATING_STARS }, (_, at) => RATING_STARS - at).map(each =>
          value(starCount(each), each === stars, { ...query, stars: each }),
        ),
      ],
    },
    {
      id: 'finish',
      name: t({ code: 'ratings.by-finish', message: 'By finish' }),
      values: [
        value(all, finish === undefined, { ...rest, ...(stars !== undefined && { stars }) }),
        ...REVIEW_FINISHES.map(each => value(finishName(each), each === finish, { ...query, finish: each })),
      ],
    },
    {
      id: 'sort',
      name: t({ code: 'reviews.order', message: 'Order' }),
      values: REVIEW_SORTS.map(each =>
        value(SORT_NAMES[each], each === query.sort, { ...query, sort: each }),
      ),
    },
  ]
}
