import type { SiteContext } from '../model/site-context.ts'
import { LISTING_PLAN } from '../probes/listing-plan.ts'
import { planFor } from '../probes/plans.ts'

const siteContext: SiteContext = {
  site: 'Art',
  locale: 'en-US',
  currency: 'USD',
  organizationId: '',
  recommendationRealm: '',
  recommendationSite: '',
  hosts: ['www.art.example'],
  isRecorded: false,
  known: {},
}

const HIT = {
  productId: 'A1',
  imageid: 'I1',
  name: 'Quiet Ridge',
  price: 18.99,
  url: '/products/quiet-ridge-A1',
}

async function issuesOfTile(hit: object): Promise<readonly string[]> {
  const answer = { hits: [HIT, { ...HIT, ...hit }], total: 2 }
  const { result, issues } = await LISTING_PLAN.evaluate(answer, { siteContext, call: {} })
  expect(result.issues).toBeUndefined()
  return issues.map(({ pointer, severity = 'breaking' }) => `${pointer} ${severity}`)
}

test.each<[object, readonly string[]]>([
  [{}, []],
  [{ price: 0.01 }, []],
  [{ price: 0 }, ['/hits/1/price breaking']],
  [{ url: '/-sp/Blue-Dunes-Posters_i80013_.htm?upi=A13' }, []],
  [{ url: 'https://www.art.example/products/quiet-ridge-A1' }, []],
  [{ url: 'https://evil.example/x' }, ['/hits/1/url warning']],
  [{ url: '//evil.example/x' }, ['/hits/1/url warning']],
  [{ url: 'javascript:alert(1)' }, ['/hits/1/url warning']],
])('a tile with %j has the issues %j', async (hit, issues) => {
  expect(await issuesOfTile(hit)).toEqual(issues)
})

test.each<[readonly string[], readonly string[]]>([
  [['art', 'photos'], []],
  [['art', 'photos', 'art'], ['/categories/*/id']],
])('a menu with the ids %j has issues at %j', async (ids, pointers) => {
  const categories = ids.map(id => ({ id, name: id, showInMenu: true }))
  const request = { siteContext, call: { path: { id: 'wall-art' } } }
  const answer = { id: 'wall-art', name: 'Wall Art', categories }
  const evaluation = await planFor('get-category')?.evaluate(answer, request)
  expect(evaluation?.result.issues).toBeUndefined()
  expect(evaluation?.issues.map(({ pointer }) => pointer)).toEqual(pointers)
})

const named = (id: string, categories: readonly object[] = []) => ({ id, name: id, categories })

test('a menu with the id of a category at another level has an issue at the level below', async () => {
  const answer = named('wall-art', [named('art', [named('photos')]), named('more', [named('art')])])
  const request = { siteContext, call: { path: { id: 'wall-art' } } }
  const evaluation = await planFor('get-category')?.evaluate(answer, request)
  expect(evaluation?.issues.map(({ pointer }) => pointer)).toEqual(['/categories/*/categories/*/id'])
})
