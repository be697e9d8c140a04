/** @typedef {{ name: string, value: number, unit: string, atMost?: number, atLeast?: number }} Row */

/** @param {readonly number[]} values */
export const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export const isOver = (/** @type {Row} */ { value, atMost = Infinity, atLeast = -Infinity }) =>
  !(value <= atMost && value >= atLeast)

const formatValue = (/** @type {number} */ value) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))

function formatTarget(/** @type {Row} */ { atMost, atLeast }) {
  if (atMost !== undefined) return `≤ ${atMost}`
  return atLeast === undefined ? '' : `≥ ${atLeast}`
}

/** @param {Row} row @param {number} others the share of the machine that other programs took meanwhile */
export function formatRow(row, others) {
  const { name, value, unit, atMost, atLeast } = row
  const rating = atMost === undefined && atLeast === undefined ? '' : isOver(row) ? 'over' : 'ok'
  return `${name.padEnd(48)}${`${formatValue(value)} ${unit}`.padStart(12)}${formatTarget(row).padStart(10)}  ${rating.padEnd(4)}  others ${Math.round(others * 100)} %`
}
