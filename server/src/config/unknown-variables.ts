const GROUPS = ['SCAPI_', 'BIZAPI_', 'SEARCH_', 'TYPEAHEAD_', 'ORIGIN_', 'MARKETING_', 'RECS_']

/** Kubernetes names the services of a namespace so, in every container. */
const SERVICE_LINK = /_(SERVICE_(HOST|PORT.*)|PORT|PORT_\d.*)$/

/** The names of variables that look like one of these and are none: probably misspelt, certainly without effect. */
export function unknownVariables(env: NodeJS.ProcessEnv, known: readonly string[]): readonly string[] {
  const names = new Set(known)
  const isSuspect = (name: string) =>
    GROUPS.some(group => name.startsWith(group)) ||
    (name.endsWith('_FILE') && names.has(name.slice(0, -'_FILE'.length))) ||
    known.some(other => isNear(name, other) || (name.includes('_') && other.startsWith(`${name}_`)))
  return Object.keys(env).filter(name => !names.has(name) && !SERVICE_LINK.test(name) && isSuspect(name))
}

function isNear(name: string, known: string): boolean {
  if (known.length < 5) return false
  const most = known.length < 8 ? 1 : 2
  return Math.abs(name.length - known.length) <= most && edits(name, known) <= most
}

/** Letters missing, added, changed or swapped with a neighbour. */
function edits(one: string, other: string): number {
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    beforeLast = last
    last = next
  }
  return last[other.length] ?? 0
}
