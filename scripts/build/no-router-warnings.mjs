import { readFileSync } from 'node:fs'

const FLAG = 'ENABLE_DEV_WARNINGS'
const USED = new RegExp(String.raw`\b${FLAG}(?= \?|\) \{)`, 'g')
/** But where it is declared, imported or exported. */
const USED_OTHERWISE = new RegExp(String.raw`\b${FLAG}(?!,| = )`)

const DISPLAY_NAME = /^\w+\.displayName = ".*";$/gm
const COMPONENT = /(?<== )(?=React\d*\.(?:forwardRef|memo|createContext)\()/g

/** Leaves out what React Router tells developers: its package names one build, in which a variable switches that on, and
 * the bundler does not remove what depends on a variable, nor unused components that have a name for developers.
 * @type {import('esbuild').Plugin} */
export const noRouterWarnings = {
  name: 'no-router-warnings',
  setup(build) {
    build.onLoad({ filter: /[\\/]react-router[\\/]dist[\\/]development[\\/]chunk-\w+\.mjs$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8')
        .replace(USED, 'false')
        .replace(DISPLAY_NAME, '')
        .replace(COMPONENT, '/* @__PURE__ */ ')
      if (USED_OTHERWISE.test(contents)) throw new Error(`${FLAG} is used in another way.`)
      return { contents, loader: 'js' }
    })
  },
}
