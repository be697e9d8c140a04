import { averageWidth, FALLBACKS } from './fallbacks.mjs'

const percent = (/** @type {number} */ part) => `${(part * 100).toFixed(2)}%`

/** @param {import('./faces.mjs').Face} face
 * @param {ReturnType<typeof import('./measure.mjs').metricsOf>} metrics */
export function fontFace({ family, file, weight, fallback }, { ascent, descent, lineGap, average }) {
  const { names, widths } = FALLBACKS[fallback]
  const size = average / averageWidth(letter => (widths[letter] ?? 0) / 1000)
  const local = names.map(name => `local('${name}')`).join(', ')
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: swap;
  src: url('./fonts/${file}.woff2') format('woff2');
}

@font-face {
  font-family: '${family} Fallback';
  src: ${local};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  line-gap-override: ${percent(lineGap / size)};
}
`
}
