import express, { type RequestHandler, Router } from 'express'
import * as z from 'zod'
import type { AppContext } from '../app-context.ts'
import { REPORTS_PATH } from '../front/security-headers.ts'
import { enforceRateLimit } from '../limits/enforce-rate-limit.ts'

const directive = z.string().max(60).catch('')
const violation = z.union([
  z.object({ 'csp-report': z.object({ 'effective-directive': directive, 'blocked-uri': z.string() }) }),
  z.array(
    z.object({ type: z.string(), body: z.object({ effectiveDirective: directive, blockedURL: z.string() }) }),
  ),
])

/** Logs violations of the content policy; never an address with its query. */
export function browserReports(app: AppContext): RequestHandler {
  const types = ['application/csp-report', 'application/reports+json', 'application/json']
  return Router().post(
    REPORTS_PATH,
    express.json({ type: types, inflate: false, limit: '16kb' }),
    async (req, res) => {
      const result = await enforceRateLimit(req, { kind: 'reports' }, app)
      const report = violation.safeParse(req.body)
      if (result.ok && report.success)
        app.log.warn({ violations: violationsOf(report.data) }, 'content policy violated')
      res.status(204).end()
    },
  )
}

function violationsOf(report: z.infer<typeof violation>): readonly { directive: string; blocked: string }[] {
  if (!Array.isArray(report)) {
    const { 'effective-directive': broken, 'blocked-uri': blocked } = report['csp-report']
    return [{ directive: broken, blocked: originOf(blocked) }]
  }
  return report.slice(0, 10).map(({ body }) => ({
    directive: body.effectiveDirective,
    blocked: originOf(body.blockedURL),
  }))
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address.slice(0, 20)
}
