import type { LaunchOptions } from 'playwright/test'

/** The main ways (npm test), the usual ones that these leave out (every submission), or all of them in every window. */
export const SCOPE = process.env['JOURNEYS'] ?? 'main'
export const IS_WHOLE = SCOPE === 'all'

/** A main way through the shop. */
export const MAIN = { tag: '@main' } as const
/** A main way that both brands have, made in the one whose pages have the more to do. */
export const mainIn = (brand: string) => (brand === 'AllPosters' ? MAIN : {})
export const LONG = { tag: '@long' } as const

const executablePath = process.env['CHROMIUM_PATH']

export const LAUNCH_OPTIONS: LaunchOptions = {
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
  ],
  ...(executablePath ? { executablePath } : {}),
}
