/** An error that the user can fix: printed as one sentence, without a stack. */
export class Stop extends Error {}

/** @type {Record<string, string>} */
const reasons = {
  EROFS: 'is on a read-only file system',
  EACCES: 'may not be written or read by this user',
  EPERM: 'may not be changed by this user',
  ENOSPC: 'is on a full disk',
}

export function sentence(/** @type {unknown} */ problem) {
  if (problem instanceof Stop) return problem.message
  if (!(problem instanceof Error)) return String(problem)
  /** @type {NodeJS.ErrnoException} */
  const { code, path } = problem
  const reason = code && reasons[code]
  return reason && path ? `${path} ${reason}.` : (problem.stack ?? problem.message)
}

export async function program(/** @type {() => number | void | Promise<number | void>} */ run) {
  try {
    process.exitCode = (await run()) ?? 0
  } catch (problem) {
    console.error(sentence(problem))
    process.exitCode = 1
  }
}
