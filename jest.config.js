import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('.', import.meta.url))

// A shell that has read .env.example has another.
process.env['NODE_ENV'] = 'test'

// What is named *.slow.test.ts is left to npm run test:long -- slow.
const isSlow = process.env['SLOW_TESTS'] !== undefined

export const base = {
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.css'],
  transform: { '\\.tsx?$': `${root}scripts/jest/transform.cjs`, '\\.css$': `${root}scripts/jest/css.cjs` },
  testEnvironment: `${root}scripts/jest/node-environment.cjs`,
  testEnvironmentOptions: { customExportConditions: ['@wallart/source', 'node', 'node-addons'] },
  // Both take longer to load than most files to run: once for each worker.
  moduleNameMapper: {
    '^@electric-sql/pglite$': `${root}scripts/jest/pglite.mjs`,
    '^fast-check$': `${root}scripts/jest/fast-check.cjs`,
  },
  setupFilesAfterEnv: [`${root}scripts/jest/quiet.mjs`],
}

// Pages are rendered hundreds of times, which takes twice as long with what React checks besides; the client's own tests have that.
const production = { testEnvironmentOptions: { ...base.testEnvironmentOptions, nodeEnv: 'production' } }

const browser = {
  testEnvironment: `${root}scripts/jest/jsdom-environment.cjs`,
  testEnvironmentOptions: { customExportConditions: ['@wallart/source', 'browser'] },
}

const project = (name, extra = {}, folder = name) => ({
  ...base,
  ...extra,
  displayName: name,
  rootDir: `${root}${folder}`,
  testMatch: [`<rootDir>/**/*${isSlow ? '.slow' : ''}.test.{ts,tsx}`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...(isSlow ? [] : ['\\.slow\\.test\\.'])],
})

export default {
  // Fills and kills compute for minutes where other programs have the cores.
  testTimeout: isSlow ? 180_000 : 60_000,
  globalSetup: `${root}scripts/jest/before-all.mjs`,
  globalTeardown: `${root}scripts/jest/after-all.mjs`,
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1500MB',
  projects: [
    project('sdk'),
    project('fixtures'),
    project('cli'),
    project('server', production),
    project('client', browser),
    project('scripts'),
    project('examples', {}, 'docs/examples'),
  ],
}
