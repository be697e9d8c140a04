/** A problem that a person can mend: said in one sentence, without a stack. */
export class Stop extends Error {}

/** @type {Record<string, string>} */
const reasons = {
  EROFS: 'is on a read-only file system',
  EACCES: 'may not be written or read by this user',
  EPERM: 'may not be changed by this user',
  ENOSPC: 'is on a full disk',
}

/** @param {unknown} problem */
export function sentence(problem) {
  if (problem instanceof Stop) return problem.message
  if (!(problem instanceof Error)) return String(problem)
  /** @type {NodeJS.ErrnoException} */
  const { code, path } = problem
  const reason = code && reasons[code]
  return reason && path ? `${path} ${reason}.` : (problem.stack ?? problem.message)
}

/**
 * The frame of every script: its answer is the exit code, its Stop the one sentence on stderr.
 * @param {() => number | void | Promise<number | void>} run
 */
export async function program(run) {
  try {
    process.exitCode = (await run()) ?? 0
  } catch (problem) {
    console.error(sentence(problem))
    process.exitCode = 1
  }
}
