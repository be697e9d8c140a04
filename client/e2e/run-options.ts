import type { LaunchOptions } from 'playwright/test'

/** Whether every journey is made in every window, which takes too long for every change. */
export const IS_WHOLE = process.env['JOURNEYS'] === 'all'

/** Marks a journey that npm test leaves to the long run. */
export const LONG = { tag: '@long' } as const

const executablePath = process.env['CHROMIUM_PATH']

/** How the browser of the journeys is started. */
export const LAUNCH_OPTIONS: LaunchOptions = {
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
  ],
  ...(executablePath ? { executablePath } : {}),
}
