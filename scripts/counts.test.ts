import { closingLine, jestCounts, playwrightCounts, total } from './workspace/counts.mjs'

const jest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
}
const journeys = (stats: object, errors: unknown[] = []) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
})

test.each([
  ['all passed', jest, 0, '5 passed, 0 failed'],
  ['one failed', { ...jest, numFailedTests: 1 }, 1, '5 passed, 1 failed'],
  ['a file that does not load', { ...jest, numRuntimeErrorTestSuites: 2 }, 1, '5 passed, 2 failed'],
  ['skipped and to do', { ...jest, numPendingTests: 2, numTodoTests: 1 }, 0, '5 passed, 0 failed, 3 skipped'],
  ['no test at all', { ...jest, numPassedTests: 0 }, 0, '0 passed, 1 failed'],
  ['a runner that fails of itself', jest, 1, '5 passed, 1 failed'],
  ['no report', undefined, 0, '0 passed, 1 failed'],
])('Jest: %s', (_, report, code, line) => {
  expect(closingLine(jestCounts(report, code))).toBe(line)
})

test('the quick loop may concern no test', () => {
  expect(closingLine(jestCounts({ ...jest, numPassedTests: 0 }, 0, true))).toBe('0 passed, 0 failed')
})

test.each([
  ['all passed', journeys({ expected: 4 }), 0, '4 passed, 0 failed'],
  ['a flaky journey has failed', journeys({ expected: 3, flaky: 1 }), 0, '3 passed, 1 failed'],
  ['one failed', journeys({ expected: 3, unexpected: 1, skipped: 1 }), 1, '3 passed, 1 failed, 1 skipped'],
  ['a file that does not load', journeys({}, ['broken']), 1, '0 passed, 1 failed'],
  ['no journey at all', journeys({}), 0, '0 passed, 1 failed'],
  ['no report', undefined, 1, '0 passed, 1 failed'],
])('Playwright: %s', (_, report, code, line) => {
  expect(closingLine(playwrightCounts(report, code))).toBe(line)
})

test('the closing line is the sum of all steps', () => {
  const all = [
    { passed: 1, failed: 0, skipped: 0 },
    { passed: 20, failed: 1, skipped: 2 },
  ]
  expect(closingLine(total(all))).toBe('21 passed, 1 failed, 2 skipped')
})
