/** Bundles small programs that use the SDK, many in one run, the way a partner's browser build does. */
import * as esbuild from 'esbuild'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** @param {readonly string[]} programs @param {import('esbuild').BuildOptions} [options] */
export async function buildPrograms(programs, options = {}) {
  const { outputFiles, metafile } = await esbuild.build({
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['@wallart/source'],
    logLevel: 'silent',
    ...options,
    absWorkingDir: ROOT,
    entryPoints: programs.map((_, index) => ({ in: `program:${index}`, out: `${index}` })),
    outdir: 'programs',
    write: false,
    metafile: true,
    plugins: [virtualPrograms(programs), ...(options.plugins ?? [])],
  })
  return programs.map((program, index) => {
    const code = outputFiles.find(({ path }) => path.endsWith(`/programs/${index}.js`))?.text ?? ''
    const { inputs = {}, exports = [] } = metafile.outputs[`programs/${index}.js`] ?? {}
    const files = Object.keys(inputs).filter(file => inputs[file]?.bytesInOutput)
    return { program, code: code.trimEnd(), files, exports }
  })
}

/** @param {readonly string[]} programs @returns {import('esbuild').Plugin} */
function virtualPrograms(programs) {
  return {
    name: 'virtual',
    setup(build) {
      build.onResolve({ filter: /^program:/ }, ({ path }) => ({
        path: path.slice('program:'.length),
        namespace: 'program',
      }))
      build.onLoad({ filter: /./, namespace: 'program' }, ({ path }) => ({
        contents: programs[Number(path)] ?? '',
        loader: 'ts',
        resolveDir: ROOT,
      }))
    },
  }
}
