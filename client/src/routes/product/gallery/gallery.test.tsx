import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom'
import { LocaleProvider } from '../../../i18n/testing/locale-provider.tsx'
import { aVariant, aWork } from '../../../catalogue/testing/a-work.ts'
import type { VariantView, WorkView } from '../../../catalogue/work-view.ts'
import { mockBrowser } from '../../../ui/testing/mock-browser.ts'
import { Gallery } from './gallery.tsx'

const work = aWork()
const [print, framed] = work.variants
const videos: string[] = []

beforeEach(() => {
  mockBrowser()
  videos.length = 0
  delete window.dataLayer
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  })
  Object.assign(HTMLElement.prototype, { scrollTo: () => {} })
  Object.assign(HTMLMediaElement.prototype, {
    play(this: HTMLMediaElement) {
      videos.push('play')
      fireEvent.play(this)
      return Promise.resolve()
    },
    pause(this: HTMLMediaElement) {
      videos.push('pause')
      fireEvent.pause(this)
    },
  })
})

interface PageProps {
  readonly work: WorkView
  readonly variant: VariantView | undefined
}

function Page({ work: shown, variant }: PageProps) {
  const navigate = useNavigate()
  const [chosen, choose] = useState(variant)
  return (
    <>
      {chosen && <Gallery work={shown} variant={chosen} />}
      <button type="button" onClick={() => choose(print)}>
        Unframed
      </button>
      <button type="button" onClick={() => void navigate('?upi=BFB')}>
        Larger
      </button>
    </>
  )
}

function show(
  { work: shown = work, variant = framed }: Partial<PageProps> = {},
  locale: 'en-US' | 'fr-CA' | 'es-US' = 'en-US',
) {
  const router = createMemoryRouter([{ path: '*', element: <Page work={shown} variant={variant} /> }])
  render(
    <LocaleProvider locale={locale}>
      <RouterProvider router={router} />
    </LocaleProvider>,
  )
}

const views = () => within(screen.getByRole('list', { name: 'Views' })).getAllByRole('link')
const current = () => views().findIndex(view => view.getAttribute('aria-current') === 'true')
const pick = (name: string) => userEvent.click(screen.getByRole('link', { name }))
const caption = () => document.querySelector('figcaption')?.textContent
const described = () => pictures()[0]?.alt.replaceAll('\u00A0', ' ')
const pictures = () => screen.getAllByRole<HTMLImageElement>('img').filter(image => image.alt !== '')

test('one main picture before everything else, a row of named thumbnails, and a way to zoom (GUI-14, PDP-03)', () => {
  show()
  const [main] = pictures()
  expect(main?.alt).toBe('Quiet Ridge by Ines Caldera, Chelsea Black Frame')
  expect([main?.getAttribute('fetchpriority'), main?.getAttribute('loading')]).toEqual(['high', 'eager'])
  expect(views().map(view => view.textContent)).toEqual([
    'Artwork',
    'Living room',
    'From the side',
    'With sizes',
    'How it is made',
    'Bedroom',
    'Office',
    'Dining room',
    'Hallway',
    'Nursery',
  ])
  expect(screen.getByRole('link', { name: /^Zoom in/ }).getAttribute('href')).toContain('artWidth=1200')
})

test('the caption says what is seen and what it is (GUI-16)', async () => {
  show()
  expect(caption()).toBe('Artwork Quiet Ridge, Art Print, Chelsea Black, 12" x 18". Hills behind hills.')
  await pick('Bedroom')
  expect(caption()).toContain('Bedroom')
})

test('the old picture stays until the new one is there', async () => {
  show()
  await pick('Bedroom')
  const images = [...document.querySelectorAll<HTMLImageElement>('[data-shape] img')].filter(
    image => !image.closest('noscript'),
  )
  expect(images.map(({ alt }) => alt)).toEqual(['', expect.stringContaining('bedroom')])
  const [, next] = images
  if (next) fireEvent.load(next)
  expect(pictures().map(({ alt }) => alt)).toEqual([expect.stringContaining('bedroom')])
})

test('a picture that cannot be had does not keep the old one in its place', async () => {
  show()
  await pick('Office')
  const next = pictures().find(({ alt }) => alt.includes('office'))
  if (next) fireEvent.error(next)
  expect(pictures().map(({ alt }) => alt)).toEqual([expect.stringContaining('office')])
})

test('another query of the address begins again with the first picture (GUI-17)', async () => {
  show()
  await pick('Bedroom')
  expect(current()).toBe(5)
  await userEvent.click(screen.getByRole('button', { name: 'Larger' }))
  expect(current()).toBe(0)
})

test('a picture past the last one of another finish becomes the first (GUI-18)', async () => {
  show()
  await pick('Nursery')
  await userEvent.click(screen.getByRole('button', { name: 'Unframed' }))
  expect(current()).toBe(0)
})

test('buttons and arrow keys go round, and the focus goes along the thumbnails (UX 1.3.8)', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }))
  expect(current()).toBe(9)
  expect(screen.getByRole('status').textContent).toBe('Nursery, picture 10 of 10')
  views()[9]?.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(current()).toBe(0)
  expect(document.activeElement).toBe(views()[0])
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(views()[9])
})

test.each([
  [-60, 1],
  [60, 9],
  [20, 0],
])('a finger that goes %p pixels aside shows picture %p', (way, index) => {
  show()
  const stage = screen.getByRole('link', { name: /^Zoom in/ })
  // The test's browser has no events for pointers.
  const finger = (type: string, clientX: number) => {
    const event = new MouseEvent(type, { bubbles: true, clientX })
    fireEvent(stage, Object.assign(event, { pointerType: 'touch', isPrimary: true, pointerId: 1 }))
  }
  finger('pointerdown', 200)
  finger('pointermove', 200 + way)
  finger('pointerup', 200 + way)
  expect(current()).toBe(index)
})

test('a film plays silently by itself and can be stopped (GUI-15, A-21)', async () => {
  show()
  await pick('How it is made')
  const film = screen.getByLabelText<HTMLVideoElement>(/^Film/)
  expect([film.muted, film.loop, film.getAttribute('src')]).toEqual([true, true, '/clips/Framing.mp4'])
  await userEvent.click(screen.getByRole('button', { name: 'Pause the film' }))
  await userEvent.click(screen.getByRole('button', { name: 'Play the film' }))
  expect(videos).toEqual(['play', 'pause', 'play'])
})

test('a film waits where reduced motion is preferred (A-21)', async () => {
  mockBrowser({ isCalm: true })
  show()
  await pick('How it is made')
  expect(videos).toEqual([])
  expect(screen.getByRole('button', { name: 'Play the film' })).toBeTruthy()
})

test('what is picked is told to the data layer as picture or film', async () => {
  show()
  await pick('Living room')
  await pick('How it is made')
  expect(window.dataLayer).toMatchObject([
    { event: 'gallery_preview', item_id: 'AFB', index: 1, media: 'image' },
    { event: 'gallery_preview', item_id: 'AFB', index: 4, media: 'video' },
  ])
})

test('a work with nothing but a title has its pictures all the same', () => {
  const bare = aWork({ artist: '', description: '', imageIds: [] })
  show({ work: bare, variant: aVariant({ upi: 'X1' }) })
  expect(views()).toHaveLength(8)
  expect(document.querySelector('figcaption')?.textContent).toBe('Artwork Quiet Ridge, Art Print, 12" x 18".')
})

test.each([
  ['fr-CA', 'Vues', 'Image suivante', 'De côté, image 3 sur 10', 'vue de côté', 'dans une pièce : salon'],
  ['es-US', 'Vistas', 'Imagen siguiente', 'De lado, imagen 3 de 10', 'vista de lado', 'habitación: sala'],
] as const)(
  'in %s the pictures are named, shown and told',
  async (locale, list, next, reported, side, room) => {
    show({}, locale)
    expect(screen.getByRole('list', { name: list })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: next }))
    expect(described()).toContain(room)
    await userEvent.click(screen.getByRole('button', { name: next }))
    expect(described()).toContain(side)
    expect(screen.getByText(reported)).toBeTruthy()
  },
)
