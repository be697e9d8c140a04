import { getCategoryContract } from './get-category.contract.ts'

const check = (value: unknown) => getCategoryContract['~standard'].validate(value)

const wire = {
  id: 'rooms',
  name: 'Rooms',
  description: 'Art that suits the room you are in.',
  parentCategoryId: 'root',
  c_showInMenu: true,
  c_alternativeUrl: '/rooms',
  onlineSubCategoriesCount: 2,
  categories: [{ id: 'rooms-office', name: 'Office' }],
  c_somethingNew: 'kept out',
}

test('a category of the wire becomes the shop’s own, with honest types (NAV-30)', async () => {
  expect(await check(wire)).toEqual({
    value: {
      id: 'rooms',
      name: 'Rooms',
      description: 'Art that suits the room you are in.',
      parentCategoryId: 'root',
      alternativeUrl: '/rooms',
      showInMenu: true,
      onlineSubCategoriesCount: 2,
      categories: [
        {
          id: 'rooms-office',
          name: 'Office',
          description: '',
          showInMenu: false,
          onlineSubCategoriesCount: 0,
          categories: [],
        },
      ],
    },
  })
})

test.each(['description', 'parentCategoryId', 'url', 'c_alternativeUrl', 'c_showInMenu', 'categories'])(
  'the wire may send null for %s',
  async field => {
    expect((await check({ ...wire, [field]: null })).issues).toBeUndefined()
  },
)

test.each([
  ['without an id', { ...wire, id: undefined }, ['id']],
  ['without a name', { ...wire, name: undefined }, ['name']],
  ['with a number for a name', { ...wire, name: 7 }, ['name']],
  ['with a text for its children', { ...wire, categories: 'none' }, ['categories']],
  [
    'with a nameless grandchild',
    { ...wire, categories: [{ id: 'a', name: 'A', categories: [{ id: 'b' }] }] },
    ['categories', 0, 'categories', 0, 'name'],
  ],
  ['that is a text', 'Rooms', []],
])('a category %s breaks the contract where it is broken', async (_, value, path) => {
  const { issues } = await check(value)
  expect(issues?.[0]?.path ?? []).toEqual(path)
  expect(issues).toHaveLength(1)
})
