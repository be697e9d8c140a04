import { ORDER_MAINTENANCE_WINDOW, type MaintenanceWindow, type SiteId } from '@wallart/sdk'
import * as z from 'zod'
import { SECRET_FILES, withSecretFiles } from './config/secret-files.ts'
import { maintenanceWindow } from './config/maintenance.ts'
import { readUpstream, SERVICE_VARIABLES, type Upstream } from './config/services.ts'
import { unknownVariables } from './config/unknown-variables.ts'
import { webAddress, webOrigin } from './config/web-address.ts'
import { MIN_KEY_LENGTH } from './session/session-keys.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const list = z.string().transform(text =>
  text
    .split(/[,\r\n]/)
    .map(part => part.trim())
    .filter(Boolean),
)
// The client for Redis takes a text without a host for that of this machine.
const REDIS_ADDRESS = /^rediss?:\/\/[^/?#]+(?:\/\d*)?$/

const DEFAULT_ADMIN_PORT = 9090
const ANY_FREE = 0

const MIN_CHARACTERS = 6
const REPEATED = /^(.+)\1+$/
// Those of .env.example are public.
const EXAMPLE_KEYS = new Set(['a-long-random-text', 'the-one-before'])

/** What the reference upstream, one process, works on at once without keeping later ones waiting. */
const REFERENCE_OWN_PAGES = 6
const OWN_PAGES = 48
/** One each for carts, for accounts, for forms that sign in, and for those that look an order up. */
const LEAST_OWN_PAGES = 4

const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  ADMIN_HOST: z.string().default('127.0.0.1'),
  ADMIN_PORT: port.optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).optional(),
  UPSTREAM_PORT: port.default(4000),
  DATA_DIR: z.string().default('.data'),
  REDIS_URL: z
    .string()
    .regex(REDIS_ADDRESS, 'must be like redis://host:6379')
    .refine(isDecodable, 'must write a percent sign as %25')
    .optional(),
  PAGE_CACHE_MB: z.coerce.number().min(1).max(16_384).default(128),
  ANSWER_CACHE_MB: z.coerce.number().min(1).max(16_384).default(64),
  OWN_PAGES_AT_ONCE: z.coerce.number().int().min(1).max(1000).optional(),
  SESSION_KEYS: list
    .refine(keys => keys.length > 0, 'holds no key')
    .refine(
      keys => keys.every(key => key.length >= MIN_KEY_LENGTH),
      `must have ${MIN_KEY_LENGTH} characters each`,
    )
    .refine(
      keys =>
        keys.every(
          key => new Set(key).size >= MIN_CHARACTERS && !REPEATED.test(key) && !EXAMPLE_KEYS.has(key),
        ),
      'must be random',
    )
    .optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  ORIGIN_ART: webOrigin.optional(),
  ORIGIN_ALLPOSTERS: webOrigin.optional(),
  PARTNER_ORIGINS: list.pipe(z.array(webOrigin)).default([]),
  IMAGE_URL: webAddress.optional(),
  ORDER_MAINTENANCE: maintenanceWindow.optional(),
  UPSTREAM_PATIENCE: z.coerce.number().min(1).max(3).default(1),
  PSEUDO_LOCALE: z.stringbool().default(false),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
})

const environment = variables
  .refine(({ PSEUDO_LOCALE, ORIGIN_ART }) => !(PSEUDO_LOCALE && ORIGIN_ART), {
    path: ['PSEUDO_LOCALE'],
    error: 'is not for a shop with a public address',
  })
  .refine(({ ORIGIN_ART, ORIGIN_ALLPOSTERS }) => !ORIGIN_ART === !ORIGIN_ALLPOSTERS, {
    path: ['ORIGIN_ART, ORIGIN_ALLPOSTERS'],
    error: 'only one is set',
  })
  .refine(
    ({ ORIGIN_ART, ORIGIN_ALLPOSTERS }) => !ORIGIN_ART || !isSameOrigin(ORIGIN_ART, ORIGIN_ALLPOSTERS),
    {
      path: ['ORIGIN_ALLPOSTERS'],
      error: 'must not be that of the other brand',
    },
  )

const WILDCARDS = new Set(['0.0.0.0', '::'])

/** Each would find the port taken, by this program itself. */
function refuseSharedPorts(own: z.infer<typeof environment>, env: NodeJS.ProcessEnv): void {
  const { PORT, HOST, ADMIN_PORT, ADMIN_HOST, UPSTREAM_PORT } = own
  const meets = HOST === ADMIN_HOST || WILDCARDS.has(HOST) || WILDCARDS.has(ADMIN_HOST)
  const shared = [
    ...(PORT === ADMIN_PORT && meets ? ['ADMIN_PORT'] : []),
    ...(PORT === UPSTREAM_PORT && usesReference(env) ? ['UPSTREAM_PORT'] : []),
  ]
  const [name] = shared
  if (!name || PORT === ANY_FREE) return
  throw new z.ZodError([{ code: 'custom', path: [name], message: 'is that of PORT', input: PORT }])
}

function isSameOrigin(one: string, other: string | undefined): boolean {
  return other !== undefined && new URL(one).host === new URL(other).host
}

export interface Config {
  readonly dev: boolean
  readonly logLevel: string
  readonly host: string
  readonly port: number
  readonly workers: number
  readonly adminHost: string
  /** The first free one is used. */
  readonly adminPorts: readonly number[]
  /** How long a load balancer may take to notice that this server is not ready. */
  readonly drainMs: number
  readonly dataDir: string
  readonly redisUrl: string | undefined
  /** Of each process. */
  readonly pageCacheMegabytes: number
  readonly answerCacheMegabytes: number
  /** Of each process: carts, accounts and forms, each of which has the services at work. */
  readonly ownPagesAtOnce: number
  readonly sessionKeys: readonly string[] | undefined
  readonly trustProxy: number
  readonly origins: Readonly<Partial<Record<SiteId, string>>>
  readonly partnerOrigins: readonly string[]
  readonly imageUrl: string | undefined
  readonly imageSource: string
  /** When orders cannot be looked up. */
  readonly orderMaintenance: MaintenanceWindow
  readonly upstream: Upstream
  /** Factor on the time budget of every upstream call. */
  readonly upstreamPatience: number
  /** Whether English pages show their texts with accents and longer, so that what cannot be translated is seen. */
  readonly pseudoLocale: boolean
  /** Where spans are sent, if anywhere. */
  readonly traceCollector: string | undefined
  /** Names without which a part of the shop fails, as the rest of it is configured. */
  readonly missingVariables: readonly string[]
  /** Names that look like variables of this program and are none. */
  readonly unknownVariables: readonly string[]
}

const KNOWN = [...Object.keys(variables.shape), ...SERVICE_VARIABLES, ...SECRET_FILES]

/** Where it does not, UPSTREAM_PORT may be another's, such as the one that Kubernetes sets for a service. */
function usesReference(env: NodeJS.ProcessEnv): boolean {
  return !env['IMAGE_URL'] || !hasServices(env)
}

const hasServices = (env: NodeJS.ProcessEnv) => SERVICE_VARIABLES.some(name => env[name])

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** `NAME=` in a file of variables means that there is none; an empty secret is a mistake. */
function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value !== '' || name === 'SESSION_KEYS'),
  )
}

/** Reads the configuration; nothing else of this program reads the environment. */
export function readConfig(given: NodeJS.ProcessEnv = process.env): Config {
  const env = withoutEmpty(withSecretFiles(given))
  const own = environment.parse(usesReference(env) ? env : { ...env, UPSTREAM_PORT: undefined })
  refuseSharedPorts(own, env)
  const reference = `http://127.0.0.1:${own.UPSTREAM_PORT}`
  const upstream = readUpstream(env, reference)
  const isReference = upstream.services('Art').commerce.url.startsWith(reference)
  const ownPagesAtOnce = own.OWN_PAGES_AT_ONCE ?? (isReference ? REFERENCE_OWN_PAGES : OWN_PAGES)
  return {
    dev: own.NODE_ENV === 'development',
    logLevel: own.LOG_LEVEL,
    host: own.HOST,
    port: own.PORT,
    workers: own.WORKERS,
    adminHost: own.ADMIN_HOST,
    adminPorts: own.ADMIN_PORT === undefined ? [DEFAULT_ADMIN_PORT, ANY_FREE] : [own.ADMIN_PORT],
    drainMs: 1000 * (own.DRAIN_SECONDS ?? (own.TRUST_PROXY > 0 ? 2 : 0)),
    dataDir: own.DATA_DIR,
    redisUrl: own.REDIS_URL,
    pageCacheMegabytes: own.PAGE_CACHE_MB,
    answerCacheMegabytes: own.ANSWER_CACHE_MB,
    ownPagesAtOnce: Math.max(LEAST_OWN_PAGES, Math.ceil(ownPagesAtOnce / own.WORKERS)),
    sessionKeys: own.SESSION_KEYS,
    trustProxy: own.TRUST_PROXY,
    origins: {
      ...(own.ORIGIN_ART && { Art: own.ORIGIN_ART }),
      ...(own.ORIGIN_ALLPOSTERS && { AllPosters: own.ORIGIN_ALLPOSTERS }),
    },
    partnerOrigins: own.PARTNER_ORIGINS,
    imageUrl: own.IMAGE_URL,
    imageSource: own.IMAGE_URL?.replace(/\/$/, '') ?? `${reference}/img`,
    orderMaintenance: own.ORDER_MAINTENANCE ?? ORDER_MAINTENANCE_WINDOW,
    upstream,
    upstreamPatience: own.UPSTREAM_PATIENCE,
    pseudoLocale: own.PSEUDO_LOCALE,
    traceCollector: own.OTEL_EXPORTER_OTLP_ENDPOINT,
    missingVariables: [
      // Nothing else of the reference upstream is used then, so that pictures are hardly there.
      ...(hasServices(env) && !env['IMAGE_URL'] ? ['IMAGE_URL'] : []),
      // Servers that share have one key each, and a cart is empty at every other one.
      ...(own.REDIS_URL && !own.SESSION_KEYS ? ['SESSION_KEYS'] : []),
      // This server speaks no TLS: all shoppers behind what does would count as one address.
      ...(own.ORIGIN_ART?.startsWith('https:') && own.TRUST_PROXY === 0 ? ['TRUST_PROXY'] : []),
    ],
    unknownVariables: unknownVariables(given, KNOWN),
  }
}
