import * as fc from 'fast-check'
import { orderStage } from './order-stage.ts'
import { orderStatusBadge } from './order-status-badge.ts'

test.each([
  ['placed', 'neutral', ['placed', 'created', 'new']],
  ['in-production', 'progress', ['in production', 'processing']],
  ['shipped', 'progress', ['shipped', 'partially shipped', 'in transit']],
  ['delivered', 'success', ['delivered', 'completed']],
  ['stopped', 'danger', ['cancelled', 'canceled', 'failed']],
  ['unknown', 'neutral', ['replaced', 'unshipped', 'not delivered', 'constructor', '']],
])('%s statuses wear a %s badge: %j (ORD-28)', (stage, tone, statuses) => {
  expect(statuses.map(orderStage)).toEqual(statuses.map(() => stage))
  expect(statuses.map(orderStatusBadge)).toEqual(statuses.map(text => ({ text, tone })))
})

test.each(['In Production', ' IN_PRODUCTION ', 'in-production'])(
  '%j is understood however it is written (ORD-28)',
  status => {
    expect(orderStage(status)).toBe('in-production')
  },
)

test('an unknown status is shown as delivered (ORD-28)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), status => {
      expect(orderStatusBadge(status).text).toBe(status)
    }),
  )
})
