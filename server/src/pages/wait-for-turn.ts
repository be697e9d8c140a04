import type { Request, RequestHandler, Response } from 'express'
import type { AppContext } from '../app-context.ts'
import { requestContext } from '../front/request-context.ts'
import { visitorOf } from '../session/visitor-of.ts'
import { answerInTurn } from './refuse-busy.ts'

type Queue = 'meQueue' | 'suggestQueue' | 'recommendationQueue'

type TurnContext = Pick<AppContext, Queue | 'pageQueues' | 'metrics' | 'seal' | 'trustProxy' | 'assets'>

/** The requests of one visitor wait for each other here until their answers are made, whether those are read or not. */
export function waitForTurn(
  app: TurnContext,
  answer: (req: Request, res: Response) => Promise<unknown>,
  queue?: Queue,
): RequestHandler {
  return (req, res) => {
    const { location, signal } = requestContext(req)
    const turns = queue ? app[queue] : app.pageQueues[location.site.id].all
    return answerInTurn(req, res, 'parts', app, () =>
      turns.run(visitorOf(req, app), signal, () => answer(req, res)),
    )
  }
}
