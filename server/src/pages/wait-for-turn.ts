import type { Request, RequestHandler, Response } from 'express'
import type { AppContext } from '../app-context.ts'
import { requestContext } from '../front/request-context.ts'
import { visitorOf } from '../session/visitor-of.ts'
import { answerInTurn } from './refuse-busy.ts'

type Queue = 'pageQueue' | 'meQueue' | 'suggestQueue' | 'recommendationQueue'

type TurnContext = Pick<AppContext, Queue | 'metrics' | 'seal' | 'trustProxy' | 'assets'>

/** The requests of one visitor wait for each other here until their answers are made, whether those are read or not. */
export function waitForTurn(
  app: TurnContext,
  answer: (req: Request, res: Response) => Promise<unknown>,
  queue: Queue = 'pageQueue',
): RequestHandler {
  return (req, res) =>
    answerInTurn(req, res, 'parts', app, () =>
      app[queue].run(visitorOf(req, app), requestContext(req).signal, () => answer(req, res)),
    )
}
