import { render } from 'ink-testing-library'
import { CategoryTree } from './category-tree.tsx'

const leaf = (id: string) => ({ id, name: id.toUpperCase(), href: `/category/${id}`, entries: [] })

test('the tree is drawn with its branches', () => {
  const { lastFrame } = render(
    <CategoryTree
      site="Art"
      categories={[{ ...leaf('rooms'), entries: [leaf('office'), leaf('hall')] }, leaf('styles')]}
    />,
  )
  expect(lastFrame()).toBe(
    [
      'Art',
      '├─ ROOMS /category/rooms',
      '│  ├─ OFFICE /category/office',
      '│  └─ HALL /category/hall',
      '└─ STYLES /category/styles',
    ].join('\n'),
  )
})
