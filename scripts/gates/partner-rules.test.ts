import { readFileSync } from 'node:fs'
import { collectReachedFiles, sourceFiles } from './import-graph.ts'
import { readSource } from '../../sdk/scripts/entries.mjs'

const RULE = /^sdk\/src\/(rules\/.+)\.ts$/
const PRODUCT = /^(client|server|cli|fixtures|sdk\/src\/services)\//
const TEST = /\.test\.tsx?$|\/testing\//

test('sdk/README.md lists the rules that no program of ours reaches', async () => {
  const files = sourceFiles().filter(file => !TEST.test(file))
  const reached = await collectReachedFiles(files.filter(file => PRODUCT.test(file)))
  const rules = files.flatMap(file => RULE.exec(file)?.[1] ?? []).filter(rule => hasValue(readSource(rule)))
  const unreached = rules.filter(rule => !reached.has(`sdk/src/${rule}.ts`))
  expect(listedRules().toSorted()).toEqual(unreached.map(rule => rule.slice('rules/'.length)).toSorted())
})

const hasValue = (source: string) => /^export (?:async )?(?:function|const|class)/m.test(source)

function listedRules(): readonly string[] {
  const section =
    /\n## Rules for partners\n(.*?)\n## /s.exec(readFileSync('sdk/README.md', 'utf8'))?.[1] ?? ''
  return [...section.matchAll(/^- ([a-z-]+): (.*)\.$/gm)].flatMap(([, folder, files = '']) =>
    [...files.matchAll(/`([a-z-]+)`/g)].map(([, file]) => `${folder}/${file}`),
  )
}
