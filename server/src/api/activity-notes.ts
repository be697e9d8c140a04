import type { ActivityReport } from '@wallart/client/analytics/activity-report.ts'
import {
  activityHit,
  activityProduct,
  addToCartActivity,
  beginCheckoutActivity,
  checkoutStepActivity,
  clickCategoryActivity,
  clickRecoActivity,
  clickSearchActivity,
  viewCategoryActivity,
  viewPageActivity,
  viewProductActivity,
  viewRecoActivity,
  viewSearchActivity,
  type Activity,
  type ActivityIdentity,
} from '@wallart/sdk/analytics'
import * as z from 'zod'

const word = z.string().min(1).max(100)
const id = z.string().regex(/^[\w-]{1,40}$/)
const ids = z.array(id).max(100)
const path = z.string().startsWith('/').max(500)
const money = z.object({
  minor: z.int().min(0).max(100_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/),
})
const product = z.object({ type: word, id, masterId: id.exactOptional(), price: money })
const lines = z
  .array(z.object({ id, sku: id.exactOptional(), price: money, quantity: z.int().min(1).max(1000) }))
  .min(1)
  .max(100)
const by = z.object({ recommenderName: word, recoUuid: z.string().max(100) })
const step = z.object({ stepName: word, stepNumber: z.int().min(0).max(20), basketId: word })

export const activityNote: z.ZodType<ActivityReport> = z.discriminatedUnion('name', [
  z.object({ name: z.literal('viewPage'), path }),
  z.object({ name: z.literal('viewProduct'), product }),
  z.object({ name: z.literal('viewSearch'), searchText: word, ids }),
  z.object({ name: z.literal('clickSearch'), searchText: word, id }),
  z.object({ name: z.literal('viewCategory'), categoryId: word, ids }),
  z.object({ name: z.literal('clickCategory'), categoryId: word, id }),
  z.object({ name: z.literal('viewReco'), by, ids }),
  z.object({ name: z.literal('clickReco'), by, id }),
  z.object({ name: z.literal('addToCart'), lines }),
  z.object({ name: z.literal('beginCheckout'), lines, amount: money }),
  z.object({ name: z.literal('checkoutStep'), step }),
])

export function activityOf(note: ActivityReport, identity: ActivityIdentity): Activity {
  switch (note.name) {
    case 'viewPage':
      return viewPageActivity(identity, note.path)
    case 'viewProduct':
      return viewProductActivity(identity, activityProduct(note.product))
    case 'viewSearch':
      return viewSearchActivity(identity, note.searchText, note.ids.map(hit))
    case 'clickSearch':
      return clickSearchActivity(identity, note.searchText, activityHit(note.id))
    case 'viewCategory':
      return viewCategoryActivity(identity, note.categoryId, note.ids.map(hit))
    case 'clickCategory':
      return clickCategoryActivity(identity, note.categoryId, activityHit(note.id))
    case 'viewReco':
      return viewRecoActivity(identity, note.by, note.ids)
    case 'clickReco':
      return clickRecoActivity(identity, note.by, note.id)
    case 'addToCart':
      return addToCartActivity(identity, note.lines)
    case 'beginCheckout':
      return beginCheckoutActivity(identity, note.lines, note.amount)
    case 'checkoutStep':
    default:
      return checkoutStepActivity(identity, note.step)
  }
}

function hit(upi: string) {
  return activityHit(upi)
}
