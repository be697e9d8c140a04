import { defineConfig } from 'playwright/test'
import { IS_WHOLE, LAUNCH_OPTIONS, SCOPE } from './e2e/run-options.ts'

// npm run test:long -- journeys runs everything in every window, -- pieces what ui.spec.ts says of each piece.
const longOnly = IS_WHOLE
  ? []
  : ['filters', 'gallery', 'lists', 'product-info', 'search-box', 'slow', 'tiles', 'ui'].map(
      name => `${name}.spec.ts`,
    )
const onPhones = IS_WHOLE ? {} : { testMatch: 'home.spec.ts', grep: /wider than the window/ }

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../build/journeys',
  globalSetup: './e2e/start-shop.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  ...(SCOPE === 'main' && { grep: /@main/ }),
  ...(SCOPE === 'usual' && { grepInvert: /@main|@long/ }),
  // A slow machine takes its time with axe; what is waited for has a limit in `expect`.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: { launchOptions: LAUNCH_OPTIONS },
  projects: [
    { name: 'desktop', testIgnore: longOnly, use: { viewport: { width: 1280, height: 800 } } },
    // The workshop's tests choose their own windows.
    {
      name: 'phone',
      testIgnore: 'ui.spec.ts',
      ...onPhones,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
  ],
})
