/**
 * @typedef {object} Row
 * @property {string} name
 * @property {number} value
 * @property {string} unit
 * @property {number} [atMost]
 * @property {number} [atLeast]
 */

/** @param {readonly number[]} values */
export const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** @param {Row} row */
export const isOver = ({ value, atMost = Infinity, atLeast = -Infinity }) =>
  !(value <= atMost && value >= atLeast)

/** @param {number} value */
const formatValue = value => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))

/** @param {Row} row */
function formatTarget({ atMost, atLeast }) {
  if (atMost !== undefined) return `≤ ${atMost}`
  return atLeast === undefined ? '' : `≥ ${atLeast}`
}

/** @param {Row} row */
export function formatRow(row) {
  const { name, value, unit, atMost, atLeast } = row
  const rating = atMost === undefined && atLeast === undefined ? '' : isOver(row) ? 'over' : 'ok'
  return `${name.padEnd(48)}${`${formatValue(value)} ${unit}`.padStart(12)}${formatTarget(row).padStart(10)}  ${rating}`.trimEnd()
}
