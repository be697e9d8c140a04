/** Does what an engine would do with the Dockerfile, in an empty folder, and asks the result for its pages. */
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { oneFailed, onePassed } from './workspace/counts.mjs'
import { startContainer } from './workspace/docker-container.mjs'
import { buildImage } from './workspace/docker-image.mjs'
import { inStage } from './workspace/docker-stage.mjs'
import { Stop, program, sentence } from './workspace/program.mjs'
import { inRoot } from './workspace/root.mjs'
import { conclude, runSteps } from './workspace/run-steps.mjs'

/**
 * @param {string} name
 * @param {() => Promise<void> | void} attempt
 */
const step = (name, attempt) => ({
  name,
  run: async () => {
    try {
      await attempt()
      return onePassed
    } catch (problem) {
      console.log(sentence(problem))
      return oneFailed
    }
  },
})

/**
 * The page, as soon as the upstream has made its database: the storefront is alive before that.
 * @param {string} address
 */
async function page(address) {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(address)
    const text = await answer.text()
    if (answer.ok && text.includes('</html>')) return text
    if (answer.status !== 503 || tries === 120)
      throw new Stop(`${new URL(address).pathname} answered ${answer.status}: ${text.slice(0, 300)}`)
    await new Promise(resolve => setTimeout(resolve, 500))
  }
}

/** @param {string} address */
async function assets(address) {
  const addresses = [...(await page(address)).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)]
  if (addresses.length === 0) throw new Stop('The page names no asset.')
  for (const [, path] of addresses) {
    const { ok, status } = await fetch(new URL(path ?? '', address))
    if (!ok) throw new Stop(`${path} answered ${status}.`)
  }
}

/** @param {import('./workspace/docker-stage.mjs').Stage} stage */
function lean(stage) {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))
  const left = Object.keys(packages).filter(at => packages[at].dev && existsSync(inStage(stage, at)))
  if (left.length > 0)
    throw new Stop(`${left.length} development packages are in the image, ${left[0]} first.`)
  if (existsSync(inStage(stage, 'sdk'))) throw new Stop('The sources are in the image.')
}

/** @param {string} folder */
function plan(folder) {
  /** @type {Awaited<ReturnType<typeof buildImage>> | undefined} */
  let image
  /** @type {Awaited<ReturnType<typeof startContainer>> | undefined} */
  let container
  const needed = () => {
    if (!image) throw new Stop('There is no image.')
    return image
  }
  const running = () => {
    if (!container) throw new Stop('Nothing runs.')
    return container
  }
  return [
    step('build', async () => {
      image = await buildImage(folder)
    }),
    step('lean', () => lean(needed().stage)),
    step('health', async () => {
      const { stage, world } = needed()
      const started = await startContainer(stage, world)
      await started.healthy().catch(async problem => {
        await started.stop()
        throw problem
      })
      container = started
    }),
    step('art', async () => void (await page(`${running().address}/`))),
    step('allposters', async () => void (await page(`${running().address}/allposters/`))),
    step('assets', () => assets(`${running().address}/`)),
    step('stop', async () => {
      const code = await running().stop()
      if (code !== 0) throw new Stop(`It ended with ${code}.`)
    }),
  ]
}

await program(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wallart-image-'))
  chmodSync(folder, 0o755)
  try {
    return conclude(await runSteps(plan(folder)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
