import { GENERIC_ERROR, siteLink, WALL_PATH, WALL_PIECES } from '@wallart/sdk'
import type { Action } from '../../framework/action.ts'
import { withGenericError } from '../../framework/failure-result.server.ts'
import { addPieces } from '../cart/add-pieces.server.ts'

/** Puts what is not in the cart yet of all works of a wall there; the page of the wall names those that cannot be bought. */
export const buyWall: Action = {
  path: `${WALL_PATH}/cart`,
  beginsGuest: true,
  page: 'gallery-wall',
  limit: { kind: 'cart' },
  isBulk: true,
  dedupe: true,
  multiple: ['upi'],
  run: request =>
    withGenericError(async () => {
      const { fields, context, visitor } = request
      const upis = (fields.get('upi') ?? '').split(',').filter(Boolean).slice(0, WALL_PIECES.most)
      if (upis.length === 0) return { kind: 'invalid', errors: { '': [GENERIC_ERROR] } }
      const counts = new Map<string, number>()
      for (const upi of upis) counts.set(upi, (counts.get(upi) ?? 0) + 1)
      // The button is pressed again when a work that cannot be bought has got another finish.
      const basket = await visitor.basket.current()
      for (const { upi = '', quantity } of basket?.productItems ?? [])
        if (counts.has(upi)) counts.set(upi, Math.max(0, (counts.get(upi) ?? 0) - quantity))
      const pieces = [...counts].flatMap(([upi, quantity]) => (quantity ? { upi, name: upi, quantity } : []))
      const data = await addPieces(pieces, request)
      if (data.missing.length === 0) return { kind: 'moved', location: siteLink('/cart', context), data }
      const query = new URLSearchParams(fields.get('wall'))
      query.set('unavailable', data.missing.join(','))
      return { kind: 'moved', location: siteLink(`${WALL_PATH}?${query.toString()}`, context), data }
    }),
}
