/** What takes too long for every change: all of it, or what the arguments name. */
import { existsSync } from 'node:fs'
import { runNode } from './workspace/command.mjs'
import { oneFailed, onePassed, oneSkipped } from './workspace/counts.mjs'
import { ensureBuilt } from './workspace/ensure.mjs'
import { Stop, program } from './workspace/program.mjs'
import { inRoot } from './workspace/root.mjs'
import { conclude, runSteps } from './workspace/run-steps.mjs'
import { slow } from './workspace/steps.mjs'

/** Each is a script of this folder that exits with 0 when all is well. */
const runs = [
  { name: 'mutation', script: 'mutate.mjs', minutes: 120 },
  { name: 'journeys', script: 'journeys.mjs', minutes: 60 },
  { name: 'lighthouse', script: 'lighthouse.mjs', minutes: 30 },
  { name: 'docker', script: 'docker-replay.mjs', minutes: 20 },
  { name: 'crash', script: 'test-crash.mjs', minutes: 15 },
  { name: 'crowd', script: 'test-crowd.mjs', minutes: 15 },
  { name: 'package', script: 'test-package.mjs', minutes: 15 },
  { name: 'postgres', script: 'test-postgres.mjs', minutes: 60 },
]

/** @param {typeof runs[number]} run */
const step = ({ name, script, minutes }) => ({
  name,
  run: async () => {
    const file = inRoot('scripts', script)
    if (!existsSync(file)) {
      console.log(`scripts/${script} does not exist yet.`)
      return oneSkipped
    }
    return (await runNode([file], { minutes })).code === 0 ? onePassed : oneFailed
  },
})

const steps = [slow, ...runs.map(step)]

await program(async () => {
  const names = process.argv.slice(2)
  const strange = names.find(name => !steps.some(each => each.name === name))
  if (strange)
    throw new Stop(`There is no "${strange}": choose from ${steps.map(({ name }) => name).join(', ')}.`)
  await ensureBuilt()
  return conclude(await runSteps(steps.filter(({ name }) => names.length === 0 || names.includes(name))))
})
