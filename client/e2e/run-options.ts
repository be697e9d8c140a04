import type { LaunchOptions } from 'playwright/test'

/** Whether every journey is made in every window, which takes too long for every change. */
export const IS_WHOLE = process.env['JOURNEYS'] === 'all'

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
