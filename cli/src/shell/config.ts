export interface Variables {
  readonly upstreamUrl: string | undefined
  readonly storefrontUrl: string | undefined
  readonly storefrontPort: string | undefined
  readonly environment: string | undefined
  readonly safety: string | undefined
  readonly debug: boolean
  readonly noColour: boolean
  readonly forceColour: boolean
  readonly pager: string | undefined
  readonly screenReader: boolean
  /** CI or a dumb terminal. */
  readonly unattended: boolean
  readonly githubActions: boolean
  readonly configFolder: string | undefined
  readonly stateFolder: string | undefined
  readonly clientSecret: string | undefined
  readonly marketingKey: string | undefined
  readonly recommendationsKey: string | undefined
}

export function readVariables(env: NodeJS.ProcessEnv = process.env): Variables {
  const value = (name: string) => env[name] || undefined
  const home = value('HOME') ?? value('USERPROFILE')
  const folder = value('XDG_CONFIG_HOME') ?? value('APPDATA') ?? (home && `${home}/.config`)
  const state = value('XDG_STATE_HOME') ?? value('LOCALAPPDATA') ?? (home && `${home}/.local/state`)
  const force = value('FORCE_COLOR') ?? value('CLICOLOR_FORCE')
  return {
    upstreamUrl: value('WALLART_UPSTREAM_URL'),
    storefrontUrl: value('WALLART_STOREFRONT_URL'),
    storefrontPort: isPort(value('PORT')) ? value('PORT') : undefined,
    environment: value('WALLART_ENV'),
    safety: value('WALLART_SAFETY'),
    debug: value('WALLART_DEBUG') !== undefined,
    noColour: value('NO_COLOR') !== undefined || value('TERM') === 'dumb' || force === '0',
    forceColour: force !== undefined && force !== '0',
    pager: value('WALLART_PAGER') ?? value('PAGER'),
    screenReader: value('INK_SCREEN_READER') === 'true',
    unattended: value('CI') !== undefined || value('TERM') === 'dumb',
    githubActions: value('GITHUB_ACTIONS') === 'true',
    configFolder: folder && `${folder}/wallart`,
    stateFolder: state && `${state}/wallart`,
    clientSecret: value('SCAPI_CLIENT_SECRET'),
    marketingKey: value('MARKETING_API_KEY'),
    recommendationsKey: value('RECS_CLIENT_ID'),
  }
}

/** Ink reads FORCE_COLOR on import, so call this first. */
export function setViewColor(colour: boolean, env: NodeJS.ProcessEnv = process.env): void {
  env['FORCE_COLOR'] = colour ? env['FORCE_COLOR'] || '1' : '0'
}

/** LESS=FRX: quit if one screen, keep colours, do not clear the screen. */
export function pagerEnv(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return { LESS: 'FRX', ...env }
}

/** Hosting platforms also set addresses and nothing of use under its name. */
function isPort(text = ''): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536
}
