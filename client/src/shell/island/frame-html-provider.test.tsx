import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { use, useEffect } from 'react'
import { Link, MemoryRouter } from 'react-router-dom'
import { NeedFrameHtmlContext } from '../../framework/frame-html.ts'
import { FrameHtmlProvider } from './frame-html-provider.tsx'

function Part() {
  const needHtml = use(NeedFrameHtmlContext)
  useEffect(() => needHtml(), [needHtml])
  return null
}

const page = (parts: readonly number[]) => (
  <MemoryRouter>
    <FrameHtmlProvider version="v1">
      {parts.map(part => (
        <Part key={part} />
      ))}
      <Link to="/next">Next</Link>
    </FrameHtmlProvider>
  </MemoryRouter>
)

test.each([
  ['once for all its parts', 200, 1],
  ['again after it could not be had', 503, 2],
])('a frame that is missing is fetched %s', async (_, status, times) => {
  const fetch = jest.fn<typeof globalThis.fetch>(async () => new Response('{}', { status }))
  Object.assign(globalThis, { fetch })
  render(page([1, 2, 3]))
  await act(async () => {})
  await userEvent.click(screen.getByRole('link'))
  await act(async () => {})
  expect(fetch).toHaveBeenCalledTimes(times)
})
