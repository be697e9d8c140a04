import type { Request, RequestHandler, Response } from 'express'
import type { AppContext } from '../app-context.ts'
import { requestContext } from '../front/request-context.ts'
import { QueueFullError } from '../limits/queue-by-visitor.ts'
import { visitorOf } from '../session/visitor-of.ts'
import { refuseBusy } from './refuse-busy.ts'

type TurnContext = Pick<AppContext, 'pageQueue' | 'metrics' | 'seal' | 'trustProxy' | 'assets'>

/** What one visitor asks for here waits until what the same visitor has asked for before is made, whether it is read or not. */
export function waitForTurn(
  app: TurnContext,
  answer: (req: Request, res: Response) => Promise<unknown>,
): RequestHandler {
  const { pageQueue, metrics } = app
  return async (req, res) => {
    const context = requestContext(req)
    try {
      await pageQueue.run(visitorOf(req, app), context.signal, () => answer(req, res))
    } catch (error) {
      if (QueueFullError.is(error)) {
        metrics.recordRefusal('parts')
        return refuseBusy(req, res, context, app)
      }
      if (!context.signal.aborted) throw error
    }
  }
}
