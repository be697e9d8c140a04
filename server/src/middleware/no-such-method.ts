import type { RequestHandler } from 'express'
import { plain } from '../front/plain.ts'

/** Whatever nobody has answered was asked by a method that its address does not know. */
export const noSuchMethod: RequestHandler = (_req, res) => {
  res.setHeader('allow', 'GET, HEAD')
  plain(res, 405, 'This address does not answer this method.')
}
