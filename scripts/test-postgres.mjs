/** The tests of the reference upstream once more, on a Postgres server instead of the embedded database. */
import { build } from 'esbuild'
import { runNode } from './workspace/command.mjs'
import { program } from './workspace/program.mjs'
import { inRoot } from './workspace/root.mjs'
import { jestCommand } from './workspace/tools.mjs'

/** @returns {Promise<{ url: string, stop(): Promise<void> } | { missing: string }>} */
async function startPostgres() {
  const { outputFiles } = await build({
    entryPoints: [inRoot('fixtures/src/testing/postgres.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  })
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')
  const module = await import(`data:text/javascript;base64,${code}`)
  return module.startPostgres()
}

await program(async () => {
  const server = await startPostgres()
  if ('missing' in server) {
    console.log(`Left out: ${server.missing}.`)
    return 0
  }
  try {
    const args = jestCommand(['--selectProjects', 'fixtures', '--', ...process.argv.slice(2)])
    return (await runNode(args, { env: { ...process.env, TEST_DATABASE_URL: server.url }, minutes: 60 })).code
  } finally {
    await server.stop()
  }
})
