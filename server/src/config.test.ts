import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ORDER_MAINTENANCE_WINDOW } from '@wallart/sdk'
import { readConfig } from './config.ts'
import { refusalOf } from './refusal.ts'

const COMMERCE = {
  SCAPI_SHORT_CODE: 'abcd1234',
  SCAPI_ORG_ID: 'f_ecom_test_001',
  SCAPI_CLIENT_ID: 'client',
  SCAPI_CLIENT_SECRET: 'secret',
  SCAPI_URL: 'https://commerce.test',
}

const HOUSE = {
  BIZAPI_URL: 'https://bizapi.test',
  SEARCH_URL_ART: 'https://search.test/art',
  SEARCH_URL_ALLPOSTERS: 'https://search.test/posters',
  TYPEAHEAD_URL_ART: 'https://type.test/art',
  TYPEAHEAD_URL_ALLPOSTERS: 'https://type.test/posters',
  ORDERS_URL: 'https://orders.test',
  MARKETING_URL: 'https://marketing.test',
  MARKETING_API_KEY: 'key',
  RECS_URL: 'https://recs.test/v3',
  RECS_CLIENT_ID: 'recs',
}

// Also those behind a #.
const ROWS = /^(?:# )?([A-Z][A-Z_]+)=/gm

function refusal(env: Readonly<Record<string, string>>): string | undefined {
  try {
    readConfig(env)
  } catch (error) {
    return refusalOf(error)
  }
  return undefined
}

test('without configuration every service is the embedded upstream', () => {
  const { upstream, ...config } = readConfig({})
  expect(config).toMatchObject({ dev: false, host: '127.0.0.1', port: 3000, workers: 1, trustProxy: 0 })
  expect(upstream.organizationId).toBe('f_ecom_wallart')
  expect(upstream.services('Art').commerce.url).toBe('http://127.0.0.1:4000')
  expect(upstream.services('AllPosters').search.url).toBe('http://127.0.0.1:4000/search/allposters')
})

test('with all of their variables the configured services are used, with each brand’s search (API-17)', () => {
  const { upstream } = readConfig({ ...COMMERCE, ...HOUSE })
  expect(upstream).toMatchObject({ organizationId: 'f_ecom_test_001', clientId: 'client' })
  expect(upstream.services('Art').search.url).toBe('https://search.test/art')
  expect(upstream.services('AllPosters').typeahead.url).toBe('https://type.test/posters')
  expect(upstream.services('Art').marketing.headers).toEqual({ 'api-key': 'key' })
})

const atOnce = (env: NodeJS.ProcessEnv) => readConfig(env).ownPagesAtOnce

test('workers share what the services work on at once: little over the reference upstream, more over others', () => {
  expect([atOnce({}), atOnce({ WORKERS: '2' }), atOnce({ WORKERS: '8' })]).toEqual([6, 4, 4])
  expect(atOnce({ ...COMMERCE, ...HOUSE })).toBe(48)
  expect(atOnce({ OWN_PAGES_AT_ONCE: '10', WORKERS: '3' })).toBe(4)
})

test('the port of a reference upstream is judged only where something of it is used', () => {
  const UPSTREAM_PORT = 'tcp://10.0.0.5:4000'
  const elsewhere = { ...COMMERCE, ...HOUSE, IMAGE_URL: 'https://images.test/img' }
  expect(refusal({ ...elsewhere, UPSTREAM_PORT })).toBeUndefined()
  expect(refusal({ UPSTREAM_PORT })).toContain('UPSTREAM_PORT')
  expect(refusal({ ...elsewhere, IMAGE_URL: '', UPSTREAM_PORT })).toContain('UPSTREAM_PORT')
})

test('marketing has one address, or one for each brand', () => {
  const urls = (env: Readonly<Record<string, string>>) => {
    const { upstream } = readConfig({ ...COMMERCE, ...HOUSE, ...env })
    return [upstream.services('Art').marketing.url, upstream.services('AllPosters').marketing.url]
  }
  expect(urls({})).toEqual(['https://marketing.test', 'https://marketing.test'])
  const MARKETING_URL_ART = 'https://marketing.test/art'
  const MARKETING_URL_ALLPOSTERS = 'https://marketing.test/allposters'
  const both = [MARKETING_URL_ART, MARKETING_URL_ALLPOSTERS]
  expect(urls({ MARKETING_URL: '', MARKETING_URL_ART, MARKETING_URL_ALLPOSTERS })).toEqual(both)
  expect(urls({ MARKETING_URL_ART })).toEqual([MARKETING_URL_ART, 'https://marketing.test'])
  const half = { ...COMMERCE, ...HOUSE, MARKETING_URL: '', MARKETING_URL_ART }
  expect(refusal(half)).toContain('MARKETING_URL_ALLPOSTERS')
})

test.each([
  [{}, 'Art'],
  [{ ...COMMERCE, ...HOUSE }, 'Art'],
  [{ ...COMMERCE, ...HOUSE, RECS_SITE_ART: 'abcd-Art' }, 'abcd-Art'],
])('with %j the recommendation service knows the brand as %s (REC-19)', (env, name) => {
  const { recommendationSite } = readConfig(env).upstream
  expect([recommendationSite('Art'), recommendationSite('AllPosters')]).toEqual([name, 'AllPosters'])
})

test('a secret may lie in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wallart-secret-'))
  writeFileSync(join(folder, 'keys'), 'a long new key,the old long key\n')
  const { sessionKeys } = readConfig({ SESSION_KEYS_FILE: join(folder, 'keys') })
  expect(sessionKeys).toEqual(['a long new key', 'the old long key'])
  expect(refusal({ SESSION_KEYS_FILE: join(folder, 'none') })).toMatch(/SESSION_KEYS_FILE: names a file/)
  writeFileSync(join(folder, 'empty'), '\n')
  expect(refusal({ REDIS_URL_FILE: join(folder, 'empty') })).toMatch(/REDIS_URL_FILE: .* is empty/)
  const both = refusal({ SESSION_KEYS: 'another long key', SESSION_KEYS_FILE: join(folder, 'keys') })
  expect(both).toMatch(/SESSION_KEYS_FILE: is set beside SESSION_KEYS/)
  const { upstream } = readConfig({
    ...COMMERCE,
    ...HOUSE,
    RECS_CLIENT_ID: '',
    RECS_CLIENT_ID_FILE: join(folder, 'keys'),
  })
  expect(upstream.services('Art').recommendations.headers).toEqual({
    'x-cq-client-id': 'a long new key,the old long key',
  })
  rmSync(folder, { recursive: true })
})

test('without an address the commerce API is where its short code says (API-17)', () => {
  const { upstream } = readConfig({ ...COMMERCE, ...HOUSE, SCAPI_URL: '' })
  expect(upstream.services('Art').commerce.url).toBe('https://abcd1234.api.commercecloud.salesforce.com')
  expect(readConfig({ ...COMMERCE, ...HOUSE }).upstream.services('Art').commerce.url).toBe(
    'https://commerce.test',
  )
})

test.each([
  [{}, 0],
  [{ TRUST_PROXY: '1' }, 2000],
  [{ TRUST_PROXY: '1', DRAIN_SECONDS: '0' }, 0],
  [{ DRAIN_SECONDS: '10' }, 10_000],
])('with %j a stop waits %i ms for the load balancer', (env, drainMs) => {
  expect(readConfig(env)).toMatchObject({ drainMs, adminHost: '127.0.0.1' })
})

test('an empty variable means that there is none', () => {
  const names = [...readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8').matchAll(ROWS)]
  const empty = Object.fromEntries(names.map(([, name]) => [String(name), '']))
  const { upstream, ...config } = readConfig({ ...empty, SESSION_KEYS: undefined })
  const { upstream: usual, ...defaults } = readConfig({})
  expect(names.length).toBeGreaterThan(30)
  expect(config).toEqual(defaults)
  expect(upstream.services('Art')).toEqual(usual.services('Art'))
})

test('origins are compared as browsers write them', () => {
  const { origins, partnerOrigins } = readConfig({
    ORIGIN_ART: 'https://Art.example/',
    ORIGIN_ALLPOSTERS: 'https://posters.example:443',
    PARTNER_ORIGINS: 'https://Partner.example/, http://[::1]:8080',
  })
  expect(origins).toEqual({ Art: 'https://art.example', AllPosters: 'https://posters.example' })
  expect(partnerOrigins).toEqual(['https://partner.example', 'http://[::1]:8080'])
})

test.each(['redis://redis.test', 'rediss://name:p%40ss@redis.test:6380/2'])('%s is a Redis', REDIS_URL => {
  expect(readConfig({ REDIS_URL })).toMatchObject({ redisUrl: REDIS_URL })
})

test('the configured port, mode and patience are honoured', () => {
  expect(readConfig({ UPSTREAM_PATIENCE: '2.5' })).toMatchObject({ upstreamPatience: 2.5 })
  expect(readConfig({ PORT: '8080', NODE_ENV: 'development' })).toMatchObject({ dev: true, port: 8080 })
})

test.each([
  [{}, 'http://127.0.0.1:4000/img'],
  [{ UPSTREAM_PORT: '4100' }, 'http://127.0.0.1:4100/img'],
  [{ IMAGE_URL: 'https://images.test/art/' }, 'https://images.test/art'],
])('with %j pictures come from %s', (env, imageSource) => {
  expect(readConfig(env)).toMatchObject({ imageSource })
})

test('orders cannot be looked up in the specified window, or in the configured one', () => {
  expect(readConfig({}).orderMaintenance).toBe(ORDER_MAINTENANCE_WINDOW)
  const ORDER_MAINTENANCE = '2026-12-05T22:00:00-05:00/2026-12-06T04:00:00-05:00'
  expect(readConfig({ ORDER_MAINTENANCE }).orderMaintenance).toMatchObject({
    start: Date.UTC(2026, 11, 6, 3),
    end: Date.UTC(2026, 11, 6, 9),
  })
})

const ORIGINS = { ORIGIN_ART: 'https://art.example', ORIGIN_ALLPOSTERS: 'https://posters.example' }

test.each([
  [{ PSEUDO_LOCALE: 'true', ...ORIGINS }, /PSEUDO_LOCALE: is not for a shop/],
  [{ ORIGIN_ART: 'https://art.example' }, /ORIGIN_ART, ORIGIN_ALLPOSTERS: only one is set/],
  [{ ORIGIN_ALLPOSTERS: 'https://art.example' }, /ORIGIN_ART, ORIGIN_ALLPOSTERS: only one is set/],
  [{ ...ORIGINS, ORIGIN_ALLPOSTERS: 'https://art.example' }, /ORIGIN_ALLPOSTERS: must not be that of/],
  [{ ...ORIGINS, ORIGIN_ART: 'https://art.example/x' }, /ORIGIN_ART: must not have a path/],
  [{ ORDER_MAINTENANCE: 'tomorrow' }, /ORDER_MAINTENANCE: must be two moments/],
  [{ ORDER_MAINTENANCE: '2026-12-05T22:00:00Z/2026-12-05T21:00:00Z' }, /must end after it begins/],
  [{ SESSION_KEYS: 'a' }, /SESSION_KEYS: must have 12 characters/],
  [{ SESSION_KEYS: '' }, /SESSION_KEYS: holds no key/],
  [{ SESSION_KEYS: 'a'.repeat(40) }, /SESSION_KEYS: must be random/],
  [{ SESSION_KEYS: 'passwordpassword' }, /SESSION_KEYS: must be random/],
  [{ SESSION_KEYS: 'a-long-random-text,the-one-before' }, /SESSION_KEYS: must be random/],
  [{ DRAIN_SECONDS: '-1' }, /DRAIN_SECONDS/],
  [{ PORT: 'many' }, /^The configuration is wrong: PORT: .+\.$/],
  [{ PORT: '70000' }, /PORT/],
  [{ PORT: '4470', ADMIN_PORT: '4470' }, /: ADMIN_PORT: is that of PORT\.$/],
  [{ PORT: '4470', ADMIN_PORT: '4470', ADMIN_HOST: '0.0.0.0' }, /ADMIN_PORT: is that of PORT/],
  [{ PORT: '4470', UPSTREAM_PORT: '4470' }, /: UPSTREAM_PORT: is that of PORT\.$/],
  [{ WORKERS: '0' }, /WORKERS/],
  [{ UPSTREAM_PATIENCE: '0.5' }, /UPSTREAM_PATIENCE/],
  [{ UPSTREAM_PATIENCE: '4' }, /UPSTREAM_PATIENCE/],
  [{ ...COMMERCE, SCAPI_URL: 'not an address' }, /SCAPI_URL/],
  [{ ...COMMERCE, ...HOUSE, RECS_URL: 'file:///etc/passwd' }, /RECS_URL/],
  [{ ...COMMERCE, ...HOUSE, BIZAPI_URL: 'https://me:pw@bizapi.test' }, /BIZAPI_URL: must not hold a name/],
  [{ ...COMMERCE, ...HOUSE, SCAPI_SHORT_CODE: 'evil.test/' }, /SCAPI_SHORT_CODE/],
  [
    { ...COMMERCE, ...HOUSE, RECS_SITE_ART: 'abcd/Art' },
    /RECS_SITE_ART: must be a realm, a dash and a site, as abcd-Art/,
  ],
  [{ REDIS_URL: 'http://redis.test' }, /REDIS_URL: must be like redis:\/\/host:6379/],
  [{ REDIS_URL: 'redis:6379' }, /REDIS_URL: must be like/],
  [{ REDIS_URL: 'redis://redis.test:6379/abc' }, /REDIS_URL: must be like/],
  [{ REDIS_URL: 'redis://:p%zz@redis.test' }, /REDIS_URL: must write a percent sign as %25/],
  [
    { ...ORIGINS, ORIGIN_ART: 'art.example' },
    /: ORIGIN_ART: must be an address with http:\/\/ or https:\/\/\.$/,
  ],
  [{ ...ORIGINS, ORIGIN_ART: 'https://art.example,' }, /ORIGIN_ART: has no such host/],
  [{ PARTNER_ORIGINS: 'https://one.example,partner.example' }, /PARTNER_ORIGINS\.1: must be an address/],
  [{ PARTNER_ORIGINS: 'https://partner.example/path' }, /PARTNER_ORIGINS\.0: must not have a path/],
  [{ PARTNER_ORIGINS: '*' }, /PARTNER_ORIGINS\.0: must be an address/],
])('the configuration %j is refused in one sentence that names the variable (SEC-43)', (env, sentence) => {
  expect(refusal(env)).toMatch(sentence)
})

test.each([
  [
    'one of the commerce API',
    { SCAPI_URL: 'https://commerce.test' },
    ['SCAPI_ORG_ID', 'SCAPI_CLIENT_SECRET'],
  ],
  ['one of the other services', { ORDERS_URL: 'https://orders.test' }, ['BIZAPI_URL', 'RECS_CLIENT_ID']],
  ['the commerce API alone', COMMERCE, ['BIZAPI_URL', 'MARKETING_API_KEY']],
  ['the other services alone', HOUSE, ['SCAPI_SHORT_CODE', 'SCAPI_CLIENT_ID']],
  ['an empty variable', { ...COMMERCE, ...HOUSE, ORDERS_URL: '' }, ['ORDERS_URL']],
])('with %s the server refuses to start and names what is missing', (_, env, missing) => {
  for (const name of missing) expect(refusal(env)).toMatch(new RegExp(`${name}: is missing`))
})

test.each([
  [{ PORT: '0', ADMIN_PORT: '0', UPSTREAM_PORT: '0' }],
  [{ PORT: '4470', ADMIN_PORT: '4470', ADMIN_HOST: '10.0.0.5' }],
  [{ ...COMMERCE, ...HOUSE, IMAGE_URL: 'https://images.test/img', PORT: '4000' }],
])('ports that do not meet are no reason to refuse: %j', env => {
  expect(refusal(env)).toBeUndefined()
})

test('keys of sessions may stand on lines, as in a file', () => {
  const keys = ['first-of-two-keys', 'second-of-two-keys']
  expect(readConfig({ SESSION_KEYS: `${keys.join('\n')}\n` }).sessionKeys).toEqual(keys)
})

test('services without the address of their pictures are named at the start', () => {
  expect(readConfig({}).missingVariables).toEqual([])
  expect(readConfig({ ...COMMERCE, ...HOUSE }).missingVariables).toEqual(['IMAGE_URL'])
  const whole = { ...COMMERCE, ...HOUSE, IMAGE_URL: 'https://images.test/img' }
  expect(readConfig(whole).missingVariables).toEqual([])
})

test('servers that share a Redis and no session keys are told at the start', () => {
  const REDIS_URL = 'redis://redis.test'
  expect(readConfig({ REDIS_URL }).missingVariables).toEqual(['SESSION_KEYS'])
  expect(readConfig({ REDIS_URL, SESSION_KEYS: 'first-of-two-keys' }).missingVariables).toEqual([])
})

test('a shop at https without a number of proxies is told at the start', () => {
  const origins = { ORIGIN_ART: 'https://art.test', ORIGIN_ALLPOSTERS: 'https://allposters.test' }
  expect(readConfig(origins).missingVariables).toEqual(['TRUST_PROXY'])
  expect(readConfig({ ...origins, TRUST_PROXY: '1' }).missingVariables).toEqual([])
})

test('every variable has its row in .env.example', () => {
  const here = import.meta.dirname
  const sources = ['config.ts', 'config/services.ts']
    .map(file => readFileSync(join(here, file), 'utf8'))
    .join('\n')
  const names = [...sources.matchAll(/^  ([A-Z][A-Z_]+): /gm)].map(([, name]) => String(name))
  const rows = readFileSync(join(here, '../../.env.example'), 'utf8')
  expect(names.length).toBeGreaterThan(25)
  expect(names.filter(name => !new RegExp(`^(# )?${name}=`, 'm').test(rows))).toEqual([])
})

test.each([
  ['SESION_KEYS'],
  ['WROKERS'],
  ['REDIS_URI'],
  ['DATADIR'],
  ['SESSION_KEY_FILE'],
  ['PAGE_CACHE'],
  ['TRUST_PROXY_FILE'],
  ['SCAPI_SECRET'],
  ['ORIGIN_POSTERS'],
  ['SEARCH_URL'],
  ['OTEL_EXPORTER_OTLP_ENPOINT'],
])('%s, which looks like a variable and is none, is named', name => {
  expect(readConfig({ [name]: 'secret' }).unknownVariables).toEqual([name])
})

test('what other programs and Kubernetes set is not named, nor any row of .env.example', () => {
  const rows = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8')
  const ours = [...rows.matchAll(ROWS)].map(([, name]) => String(name))
  const files = [...rows.matchAll(/\b([A-Z_]+_FILE)\b/g)].map(([, name]) => String(name))
  const others = ['HOSTNAME', 'POSTS', 'WORKDIR', 'SSL_CERT_FILE', 'OTEL_SERVICE_NAME', 'OTEL_TRACES_SAMPLER']
  const links = [
    'SEARCH_PORT',
    'SEARCH_SERVICE_HOST',
    'REDIS_PORT_6379_TCP_ADDR',
    'MARKETING_SERVICE_PORT_HTTP',
  ]
  const env = Object.fromEntries([...others, ...links, ...ours].map(name => [name, undefined]))
  expect(files.length).toBeGreaterThan(5)
  expect(
    readConfig({ ...env, ...Object.fromEntries(files.map(name => [name, ''])) }).unknownVariables,
  ).toEqual([])
})
