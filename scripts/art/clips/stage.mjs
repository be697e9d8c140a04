/** What all clips share: the stage is 40 by 30 inches with the origin in its middle. */

export const WALL = '<rect x="-40" y="-30" width="80" height="60" fill="#f3efe8"/>'

export function step(/** @type {number} */ moment, /** @type {number} */ from, /** @type {number} */ to) {
  const share = Math.min(1, Math.max(0, (moment - from) / (to - from)))
  return share * share * share * (share * (share * 6 - 15) + 10)
}

/** @param {number} from @param {number} to @param {number} share */
export const between = (from, to, share) => from + (to - from) * share

/** @param {string} content
 * @param {{ x?: number, y?: number, scaleX?: number, scaleY?: number, opacity?: number }} [place] */
export function placed(content, { x = 0, y = 0, scaleX = 1, scaleY = scaleX, opacity = 1 } = {}) {
  return `<g transform="translate(${x} ${y}) scale(${scaleX} ${scaleY})" opacity="${opacity}">${content}</g>`
}

/** @param {any} art @param {{ x: number, y: number, width: number, height: number }} box @param {number} above */
export function floatingShadow(art, box, above) {
  const frame = { ...box, x: box.x + above * 0.5, y: box.y + above * 0.9 }
  return art.softDefs() + art.softBox(frame, 0.2 + above * 0.5, 0.34 - Math.min(0.2, above * 0.06))
}

export const blur = (/** @type {string} */ id, /** @type {number} */ inches) =>
  `<filter id="${id}" x="-25%" y="-25%" width="150%" height="150%"><feGaussianBlur stdDeviation="${inches}"/></filter>`
