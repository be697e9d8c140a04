/** Where the commands look for the shop. */
export interface Environment {
  readonly name: string
  readonly commerceUrl: string
  readonly organizationId: string
}

/** The environment of this run; the only place of this program that looks at the environment variables. */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env): Environment {
  return {
    name: 'local',
    commerceUrl: env['WALLART_UPSTREAM_URL'] ?? 'http://127.0.0.1:4000',
    organizationId: 'f_ecom_wallart',
  }
}
