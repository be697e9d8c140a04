import { getRatings } from '@wallart/sdk/operations/get-ratings'
import { readVariables } from '../../shell/config.ts'
import { DEFAULT_IGNORE_FILE, DEFAULT_REQUEST_TIMEOUT, type CheckFlags } from './check-flags.ts'
import { createReproduceCommand } from './reproduce-command.ts'

const DEFAULTS: CheckFlags = {
  mode: 'all',
  failOn: 'breaking',
  concurrency: 4,
  requestTimeout: DEFAULT_REQUEST_TIMEOUT,
  reporter: [],
  samples: 1,
  ignoreFile: DEFAULT_IGNORE_FILE,
}

const commandFor = (flags: Partial<CheckFlags>, isProduction = false) =>
  createReproduceCommand(
    { program: 'wallart', variables: readVariables({}) },
    { ...DEFAULTS, ...flags },
    { env: 'staging', locale: undefined, isProduction },
  )(getRatings, 'Art')

const PLAIN = 'wallart contract check get-ratings --env staging --site art'

test.each<[Partial<CheckFlags>, string]>([
  [{}, PLAIN],
  [{ requestTimeout: '500ms' }, `${PLAIN} --request-timeout 500ms`],
  [{ seed: 7 }, `${PLAIN} --seed 7`],
  [{ ignoreFile: "ig no'r" }, String.raw`${PLAIN} --ignore-file 'ig no'\''r'`],
  [
    { fromHar: 'run.har', requestTimeout: '1s' },
    'wallart contract check get-ratings --site art --from-har run.har',
  ],
])('a check with %j is reproduced by %s', (flags, command) => {
  expect(commandFor(flags)).toBe(command)
})

test('a check of production is reproduced with the right to ask it', () => {
  expect(commandFor({}, true)).toBe(
    'wallart contract check get-ratings --env staging --allow-production --site art',
  )
})
