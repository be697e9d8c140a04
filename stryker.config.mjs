/** Mutates the SDK's rules and runs their tests on each mutant: `npm run test:long -- mutation`. */
import { base } from './jest.config.js'

export default {
  mutate: ['sdk/src/rules/**/*.ts', '!sdk/src/rules/**/*.test.ts'],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  jest: {
    projectType: 'custom',
    config: {
      ...base,
      rootDir: '.',
      roots: ['<rootDir>/sdk/src'],
      testMatch: ['<rootDir>/sdk/src/rules/**/*.test.ts'],
      projects: null,
      globalSetup: null,
      globalTeardown: null,
    },
  },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  ignorePatterns: ['/*', '!/sdk', '/sdk/dist', '!/scripts', '!/package.json', '!/jest.config.js'],
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: '.cache/stryker/mutation.json' },
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
}
