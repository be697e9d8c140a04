import { jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useLoadingPictures } from './use-loading-pictures.ts'

function Album({ count }: { readonly count: number }) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <ul ref={list} data-loading={useLoadingPictures(list, count)}>
      {Array.from({ length: count }, (_, number) => (
        <img key={number} alt={`Beach ${number}`} />
      ))}
    </ul>
  )
}

function show(count: number) {
  const settled = new Set<EventTarget>()
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockImplementation(function (this: EventTarget) {
    return settled.has(this)
  })
  render(<Album count={count} />)
  const settle = (name: string, type: 'load' | 'error') => {
    const image = screen.getByRole('img', { name })
    settled.add(image)
    fireEvent(image, new Event(type))
  }
  return { settle, isLoading: () => screen.getByRole('list').dataset['loading'] === 'true' }
}

afterEach(() => jest.restoreAllMocks())

test('an album loads until its last picture is there, and waits for no broken one (PHO-07)', () => {
  const { settle, isLoading } = show(2)
  expect(isLoading()).toBe(true)
  settle('Beach 0', 'error')
  expect(isLoading()).toBe(true)
  settle('Beach 1', 'load')
  expect(isLoading()).toBe(false)
})

test('an album without pictures has nothing to wait for', () => {
  expect(show(0).isLoading()).toBe(false)
})
