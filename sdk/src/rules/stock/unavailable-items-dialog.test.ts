import { UNAVAILABLE_ITEMS_DIALOG } from './unavailable-items-dialog.ts'

test('the cart asks before it removes unavailable items (STK-13, STK-14, STK-15)', () => {
  expect(UNAVAILABLE_ITEMS_DIALOG).toEqual({
    title: { code: 'unavailable-items.title', message: 'Items Unavailable' },
    text: {
      code: 'unavailable-items.text',
      message: 'Some items are no longer available online and will be removed from your cart.',
    },
    action: { code: 'unavailable-items.action', message: 'Remove' },
  })
})
