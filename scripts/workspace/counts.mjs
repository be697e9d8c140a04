/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

export const onePassed = { passed: 1, failed: 0, skipped: 0 }
export const oneSkipped = { passed: 0, failed: 0, skipped: 1 }
export const oneFailed = { passed: 0, failed: 1, skipped: 0 }

export const total = (/** @type {readonly Counts[]} */ all) =>
  all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

export const closingLine = (/** @type {Counts} */ { passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** A runner that failed without a failed test, or that ran none, counts as a failure. @param {Counts} counts
 * @param {number} code @param {boolean} [mayBeEmpty] */
function countSilentFailure(counts, code, mayBeEmpty = false) {
  const isSilent = counts.failed === 0 && (code !== 0 || (counts.passed === 0 && !mayBeEmpty))
  return isSilent ? { ...counts, failed: 1 } : counts
}

/** @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 * numRuntimeErrorTestSuites: number }} JestReport */
/** @param {JestReport | undefined} report @param {number} code @param {boolean} [mayBeEmpty] */
export function jestCounts(report, code, mayBeEmpty) {
  if (!report) return oneFailed
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }
  return countSilentFailure(counts, code, mayBeEmpty)
}

/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[]
 * }} PlaywrightReport */
/** @param {PlaywrightReport | undefined} report @param {number} code */
export function playwrightCounts(report, code) {
  if (!report) return oneFailed
  const { expected, unexpected, flaky, skipped } = report.stats
  return countSilentFailure(
    { passed: expected, failed: unexpected + flaky + report.errors.length, skipped },
    code,
  )
}
