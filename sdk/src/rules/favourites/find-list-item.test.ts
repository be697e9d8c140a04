import { isInList, findListItem } from './find-list-item.ts'

const LIST = {
  id: 'l1',
  type: 'wish_list',
  items: [
    { id: 'i1', productId: 'IMG1' },
    { id: 'i2', productId: 'IMG2' },
  ],
}

test.each([
  [LIST, 'IMG2', { id: 'i2', productId: 'IMG2' }],
  [LIST, 'i1', undefined],
  [{ ...LIST, items: [] }, 'IMG1', undefined],
  [undefined, 'IMG1', undefined],
])('the list %j keeps %s as %j (FAV-02, FAV-04)', (list, imageId, item) => {
  expect(findListItem(list, imageId)).toEqual(item)
  expect(isInList(list, imageId)).toBe(item !== undefined)
})
