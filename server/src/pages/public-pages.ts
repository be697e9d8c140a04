import type { RequestHandler } from 'express'
import { requestContext } from '../front/request-facts.ts'
import { runInContext } from '../upstream/call-context.ts'
import { abortOnDisconnect } from './client-gone.ts'
import type { PublicPages } from './pages.ts'
import { serverTiming } from './server-timing.ts'
import { sendPage } from './send-page.ts'

/** Answers the pages that are the same for everybody, as documents and as data. */
export function publicPages(pages: PublicPages): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next()
    const facts = requestContext(req)
    const address = pages.addressOf(req.originalUrl, facts.hostSite)
    const { page } = address.visit
    if (page.audience === 'private') return next()
    facts.route = page.path
    const signal = abortOnDisconnect(res)
    try {
      const served = await runInContext(facts, () => pages.load(address, signal))
      facts.cache = served.outcome
      res.setHeader('server-timing', serverTiming(facts))
      await sendPage(req, res, served)
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }
}
