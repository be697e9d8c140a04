/** @typedef {import('./area.mjs').Judged} Judged */
/** @typedef {{ file: string, line: string, mutant: string, why: string }} Equivalent */
/** @typedef {{ folder: string, mutants: number, killed: number, survived: number, equivalent: number, score: number }} Row */

/**
 * What a run says: a row per folder and one for all, the survivors, and the known equivalents that did not survive.
 * @param {readonly Judged[]} judged
 * @param {readonly Equivalent[]} equivalents
 */
export function summary(judged, equivalents) {
  const alive = judged.filter(({ fate }) => fate !== 'killed')
  const isKnown = /** @param {Judged} mutant */ mutant => equivalents.some(known => isSame(known, mutant))
  const folders = [...new Set(judged.map(folderOf))].toSorted()
  const row = /** @type {(folder: string, mutants: readonly Judged[]) => Row} */ (folder, mutants) => {
    const killed = mutants.filter(({ fate }) => fate === 'killed').length
    const equivalent = mutants.filter(mutant => mutant.fate !== 'killed' && isKnown(mutant)).length
    const score = Math.floor((killed / (mutants.length - equivalent || 1)) * 1000) / 10
    return {
      folder,
      mutants: mutants.length,
      killed,
      survived: mutants.length - killed - equivalent,
      equivalent,
      score,
    }
  }
  return {
    rows: [
      ...folders.map(folder =>
        row(
          folder,
          judged.filter(mutant => folderOf(mutant) === folder),
        ),
      ),
      row('all', judged),
    ],
    survivors: alive
      .filter(mutant => !isKnown(mutant))
      .toSorted((a, b) => (a.file === b.file ? a.at - b.at : a.file < b.file ? -1 : 1)),
    unused: equivalents.filter(known => !alive.some(mutant => isSame(known, mutant))),
  }
}

/** @param {Judged} mutant */
const folderOf = ({ file }) => file.split('/').slice(2, 4).join('/')

/**
 * @param {Equivalent} known
 * @param {Judged} mutant
 */
const isSame = (known, mutant) =>
  known.file === mutant.file && known.line === mutant.line && known.mutant === shortened(mutant.mutant)

/**
 * The rows as aligned text.
 * @param {readonly Row[]} rows
 */
export function table(rows) {
  const width = Math.max(...rows.map(({ folder }) => folder.length))
  const line = /** @type {(folder: string, ...cells: (string | number)[]) => string} */ (folder, ...cells) =>
    folder.padEnd(width) + cells.map(cell => String(cell).padStart(12)).join('')
  return [
    line('folder', 'mutants', 'killed', 'survived', 'equivalent', 'score'),
    ...rows.map(({ folder, mutants, killed, survived, equivalent, score }) =>
      line(folder, mutants, killed, survived, equivalent, score.toFixed(1)),
    ),
  ].join('\n')
}

/**
 * A line per survivor: where, what stood there, what stands there now.
 * @param {readonly Judged[]} survivors
 */
export function survivorLines(survivors) {
  return survivors.map(
    ({ file, at, original, mutant, fate }) =>
      `${file}:${at}  ${shortened(original)}  →  ${shortened(mutant) || '(left out)'}${fate === 'untested' ? '  (no test comes here)' : ''}`,
  )
}

/** @param {string} text */
function shortened(text) {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 100 ? `${line.slice(0, 99)}…` : line
}
