import type { LaunchOptions } from 'playwright/test'

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
