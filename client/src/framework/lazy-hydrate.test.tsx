import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { lazyHydrate, preloadLazyParts } from './lazy-hydrate.tsx'

test('a part whose code is lost with the connection comes with the connection', async () => {
  const answers = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve(() => <p>The part</p>)]
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const Part = lazyHydrate(() => answers.shift() ?? Promise.reject(new Error('It was asked too often.')))
  await act(async () => render(<Part />))
  expect(screen.queryByText('The part')).toBeNull()
  online.mockReturnValue(true)
  await act(async () => dispatchEvent(new Event('online')))
  expect(await screen.findByText('The part')).toBeTruthy()
})

test('once all code is at hand, as on a server, the very first rendering has the part in its place', async () => {
  const Part = lazyHydrate(async () => () => <p>The part</p>)
  await preloadLazyParts()
  render(<Part />)
  expect(screen.getByText('The part')).toBeTruthy()
})
