import * as z from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  UPSTREAM_PORT: port.default(4000),
  SCAPI_URL: z.url().optional(),
  SCAPI_ORG_ID: z.string().default('f_ecom_wallart'),
})

/** How the storefront runs. */
export interface Config {
  readonly dev: boolean
  readonly host: string
  readonly port: number
  /** The base address of the commerce API. */
  readonly commerceUrl: string
  readonly organizationId: string
}

/** Reads the configuration; the only place of this program that looks at the environment. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const { NODE_ENV, HOST, PORT, UPSTREAM_PORT, SCAPI_URL, SCAPI_ORG_ID } = environment.parse(env)
  return {
    dev: NODE_ENV === 'development',
    host: HOST,
    port: PORT,
    commerceUrl: SCAPI_URL ?? `http://127.0.0.1:${UPSTREAM_PORT}`,
    organizationId: SCAPI_ORG_ID,
  }
}
