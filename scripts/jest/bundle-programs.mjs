import { mkdir, mkdtemp } from 'node:fs/promises'
import { build } from 'esbuild'
import { targets } from '../build/targets.mjs'
import { inRoot } from '../workspace/root.mjs'

export async function bundlePrograms() {
  await mkdir(inRoot('.cache'), { recursive: true })
  const outdir = await mkdtemp(inRoot('.cache', 'test-programs-'))
  const { define: _, ...server } = targets().server
  await build({
    ...server,
    entryPoints: {
      upstream: 'fixtures/src/testing/open-upstream.ts',
      storefront: 'server/src/testing/storefront.ts',
    },
    absWorkingDir: inRoot(),
    outdir,
    splitting: true,
    sourcemap: 'inline',
    metafile: false,
  })
  return outdir
}
