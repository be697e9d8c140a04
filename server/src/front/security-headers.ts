import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'

export interface SecurityOptions {
  readonly imageOrigins?: readonly string[]
}

export const REPORTS_PATH = '/csp-reports'

const NONE = "'none'"
const SELF = "'self'"

/** The content security policy of a page: with a nonce on private pages; public pages have no inline script. */
export function contentPolicy({ imageOrigins = [] }: SecurityOptions, nonce?: string): string {
  const directives = {
    // Firefox asks it alone whether a style may be fetched ahead.
    'default-src': [SELF],
    'script-src': nonce ? [`'nonce-${nonce}'`, "'strict-dynamic'"] : [SELF],
    'style-src': [SELF],
    'img-src': [SELF, 'data:', ...imageOrigins],
    'font-src': [SELF],
    'media-src': [SELF],
    'connect-src': [SELF],
    'manifest-src': [SELF],
    'form-action': [SELF],
    'base-uri': [NONE],
    'object-src': [NONE],
    'frame-src': [NONE],
    'worker-src': [NONE],
    'frame-ancestors': [NONE],
    'report-uri': [REPORTS_PATH],
    'report-to': ['csp'],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** The security headers, equal for every response and built once. */
export function securityHeaders(options: SecurityOptions = {}): Readonly<Record<string, string>> {
  const res = new ServerResponse(new IncomingMessage(new Socket()))
  helmet({
    // Added for https alone, because development runs on plain http.
    strictTransportSecurity: false,
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // Headers for obsolete browsers and plug-ins.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })(new IncomingMessage(new Socket()), res, () => {})
  const made = Object.entries(res.getHeaders()).map(([name, value]) => [name, String(value)] as const)
  return {
    ...Object.fromEntries(made),
    'content-security-policy': contentPolicy(options),
    'reporting-endpoints': `csp="${REPORTS_PATH}"`,
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
}

export const HTTPS_HEADERS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const
