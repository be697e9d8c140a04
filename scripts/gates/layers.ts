import type { Import } from './import-graph.ts'

interface Layer {
  readonly files: RegExp
  readonly may: RegExp
}

function clientLayer(folder: string, below: string): readonly Layer[] {
  return [
    {
      files: new RegExp(`^client/src/${folder}/`),
      may: new RegExp(`^client/src/(${folder}|${below})/|^sdk/src/|^react(-dom|-router-dom)?(/|$)`),
    },
  ]
}

const LAYERS: readonly Layer[] = [
  { files: /\.test\.tsx?$|\/testing\//, may: /./ },
  { files: /^sdk\/src\/model\//, may: /^sdk\/src\/model\// },
  { files: /^sdk\/src\/errors\//, may: /^sdk\/src\/(model|errors)\// },
  { files: /^sdk\/src\/sites\//, may: /^sdk\/src\/(model|sites)\// },
  { files: /^sdk\/src\/rules\/order-lookup\//, may: /^sdk\/src\/(model|errors|sites|rules)\/|^md5$/ },
  { files: /^sdk\/src\/rules\//, may: /^sdk\/src\/(model|errors|sites|rules)\// },
  { files: /^sdk\/src\/wire\//, may: /^sdk\/src\/(model|rules|operations|wire)\/|^zod\/v4\/core$/ },
  {
    files: /^sdk\/src\/operations\/.*\.contract\.ts$/,
    may: /^sdk\/src\/(model|errors|sites|rules|operations|wire)\//,
  },
  { files: /^sdk\/src\/operations\//, may: /^sdk\/src\/(model|rules|operations)\// },
  { files: /^sdk\/src\/http\/ky-transport\.ts$/, may: /^sdk\/src\/http\/|^ky$/ },
  { files: /^sdk\/src\/http\/node-transport\.ts$/, may: /^sdk\/src\/http\/|^node:/ },
  { files: /^sdk\/src\/http\//, may: /^sdk\/src\/(model|errors|rules|operations|http)\// },
  { files: /^sdk\/src\/auth\//, may: /^sdk\/src\/(model|errors|rules|operations|http|auth)\// },
  {
    files: /^sdk\/src\/clients\//,
    may: /^sdk\/src\/(model|errors|sites|rules|operations|http|auth|clients)\//,
  },
  { files: /^sdk\/src\/services\//, may: /^sdk\/src\/(?!testing\/)/ },
  { files: /^sdk\/src\/[\w-]+\.ts$/, may: /^sdk\/src\// },
  { files: /^client\/src\/ui\//, may: /^client\/src\/ui\/|^react(-dom)?(\/|$)/ },
  {
    files: /^client\/src\/routes\/content\/render-markdown\.server\.ts$/,
    may: /^markdown-it$/,
  },
  ...clientLayer('i18n', 'ui'),
  ...clientLayer('framework', 'ui|i18n'),
  ...clientLayer('analytics', 'ui|i18n|framework'),
  // Of the SDK its first entry: rules, model and errors.
  { files: /^client\/src\/stores\//, may: /^client\/src\/stores\/|^sdk\/src\/(index\.ts)?$/ },
  ...clientLayer('catalogue', 'ui|i18n|framework|analytics|stores'),
  ...clientLayer('features', 'ui|i18n|framework|analytics|stores|catalogue'),
  ...clientLayer('brand', 'framework'),
  ...clientLayer('shell', 'ui|i18n|framework|analytics|stores|catalogue|features|brand'),
  ...clientLayer('routes', 'ui|i18n|framework|analytics|stores|catalogue|features|brand|shell'),
  { files: /^client\/src\//, may: /^client\/src\/|^sdk\/src\/|^react(-dom|-router-dom)?(\/|$)/ },
  { files: /^server\/src\//, may: /^(server|client|sdk)\/src\/|^[^/]+$|^node:|^react|^@(?!wallart)/ },
  { files: /^cli\/contract\/src\//, may: /^(cli\/contract|sdk)\/src\/|^node:/ },
  {
    files: /^cli\/src\//,
    may: /^(cli|cli\/contract|sdk)\/src\/|^(commander|ink|jmespath|react|zod)(\/|$)|^node:/,
  },
  {
    files: /^fixtures\/src\//,
    may: /^(fixtures|sdk)\/src\/|^(lru-cache|pg|pg-copy-streams|pino|prom-client|sharp|zod|@electric-sql\/pglite(\/.*)?)$|^node:/,
  },
]

export function breachOf({ from, to }: Import): string | undefined {
  const layer = LAYERS.find(({ files }) => files.test(from))
  if (!layer) return `${from} lies in no layer`
  if (!layer.may.test(to)) return `${from} must not import ${to}`
  if (to.includes('.test.') && !from.includes('.test.')) return `${from} imports a test`
  return featureBreach(from, to)
}

function featureBreach(from: string, to: string): string | undefined {
  const own = /^client\/src\/features\/([^/]+)\//.exec(from)?.[1]
  const other = /^client\/src\/features\/([^/]+)\//.exec(to)?.[1]
  return own && other && own !== other ? `${from} must not import another feature: ${to}` : undefined
}
