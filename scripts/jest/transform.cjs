const { createHash } = require('node:crypto')
const esbuild = require('esbuild')

module.exports = {
  canInstrument: false,
  getCacheKey: (source, file, { configString }) =>
    createHash('sha1').update(source).update(file).update(configString).update(esbuild.version).digest('hex'),
  process: (source, file) =>
    esbuild.transformSync(source, {
      loader: file.endsWith('x') ? 'tsx' : 'ts',
      format: 'esm',
      target: 'node20',
      jsx: 'automatic',
      sourcemap: 'inline',
      sourcefile: file,
    }),
}
