import {
  formatMoney,
  parseWallPlan,
  placePieces,
  sumMoney,
  WALL_FIELDS,
  WALL_PATH,
  WALL_PIECES,
  type WallPlan,
} from '@wallart/sdk'
import { headView } from '../../framework/head-view.server.ts'
import { found, type PrivateLoader } from '../../framework/loader.server.ts'
import type { PrivateRequest } from '../../framework/page-request.server.ts'
import { wallCandidates } from './candidates.server.ts'
import { findNamedPiece, wallPiece } from './wall-pieces.server.ts'
import type { WallPiece, WallView } from './wall-view.ts'

/** What the page reads of its address. */
export const WALL_QUERY: readonly string[] = [...WALL_FIELDS, 'add', 'remove', 'unavailable']

export const loader: PrivateLoader<WallView> = async request => {
  const { url, context, t } = request
  const { searchParams } = url
  const { pieces: planned, ...wall } = await requestedPlan(searchParams, request)
  const loaded = await Promise.all(planned.map(({ upi }) => wallPiece(upi, request)))
  const known = planned.flatMap((piece, index) => {
    const view = loaded[index]
    return view ? [{ piece, view: { ...view, key: `${index} ${view.upi}` } }] : []
  })
  const pieces = known.map(({ view }) => view)
  const hung = placePieces(
    known.map(({ piece, view }) => ({ ...piece, width: view.width, height: view.height })),
    wall,
  )
  const plan: WallPlan = {
    ...wall,
    pieces: known.map(({ view: { upi } }, index) => ({ upi, ...fixedPosition(hung[index], wall) })),
  }
  return found(
    {
      head: headView(
        {
          title: t({ code: 'wall.title', message: 'Gallery wall' }),
          description: '',
          robots: 'noindex, follow',
          path: WALL_PATH,
        },
        request,
      ),
      plan,
      pieces,
      total: totalOf(pieces, context.locale.id),
      candidates: await wallCandidates(
        pieces.map(({ upi }) => upi),
        request,
      ),
      unknown: planned.length - known.length,
      unavailable: unavailableTitles(searchParams, pieces),
    },
    'private',
  )
}

/** The wall of the address, with what is to be added to it and without what is to be taken down. */
async function requestedPlan(query: URLSearchParams, request: PrivateRequest): Promise<WallPlan> {
  const plan = parseWallPlan(query)
  const removed = new Set(query.getAll('remove'))
  const pieces = plan.pieces.filter((_, index) => !removed.has(String(index)))
  const named = query
    .getAll('add')
    .filter(Boolean)
    .slice(0, WALL_PIECES.most - pieces.length)
  const added = await Promise.all(named.map(each => findNamedPiece(each, request)))
  // An unknown work counts as unavailable.
  return { ...plan, pieces: [...pieces, ...added.map(upi => ({ upi: upi ?? 'UNKNOWN' }))] }
}

function fixedPosition(
  hung: { readonly x: number; readonly y: number } | undefined,
  { template }: Pick<WallPlan, 'template'>,
) {
  return template || !hung ? {} : { x: hung.x, y: hung.y }
}

function totalOf(pieces: readonly WallPiece[], locale: string): string {
  const [first] = pieces
  const total =
    first &&
    sumMoney(
      pieces.map(({ money }) => money),
      first.money.currency,
    )
  return total ? formatMoney(total, locale) : ''
}

function unavailableTitles(query: URLSearchParams, pieces: readonly WallPiece[]): readonly string[] {
  const upis = new Set((query.get('unavailable') ?? '').split(','))
  return pieces.filter(({ upi }) => upis.has(upi)).map(({ title }) => title)
}
