import type { RequestHandler } from 'express'
import { factsOf } from '../front/request-facts.ts'
import { inCourseOf } from '../upstream/call-context.ts'
import { clientGone } from './client-gone.ts'
import type { PublicPages } from './pages.ts'
import { serverTiming } from './server-timing.ts'
import { sendPage } from './send-page.ts'

/** Answers the pages that are the same for everybody, as documents and as data. */
export function publicPages(pages: PublicPages): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next()
    const facts = factsOf(req)
    const address = pages.addressOf(req.originalUrl, facts.hostSite)
    const { page } = address.visit
    if (page.audience === 'private') return next()
    facts.route = page.path
    const gone = clientGone(res)
    try {
      const served = await inCourseOf(facts, () => pages.load(address, gone))
      facts.cache = served.outcome
      res.setHeader('server-timing', serverTiming(facts))
      await sendPage(req, res, served)
    } catch (error) {
      if (!gone.aborted) throw error
    }
  }
}
