import { pushMarketingEvents } from './marketing-events.ts'

const EVENTS = [{ name: 'Added to Cart' }, { name: 'Viewed Product' }]

afterEach(() => {
  delete window.marketingEvents
  Reflect.deleteProperty(navigator, 'doNotTrack')
})

test('what the service says is handed on word for word, in its order (ANA-12)', () => {
  pushMarketingEvents(EVENTS.slice(0, 1))
  pushMarketingEvents(EVENTS.slice(1))
  expect(window.marketingEvents).toEqual(EVENTS)
})

test('nothing to say leaves no trace', () => {
  pushMarketingEvents([])
  expect(window.marketingEvents).toBeUndefined()
})

test('a shopper who declined tracking is not tracked (ANA-11)', () => {
  Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true })
  pushMarketingEvents(EVENTS)
  expect(window.marketingEvents).toBeUndefined()
})
