import { ENGLISH } from '../../../i18n/testing/locale-provider.tsx'
import { aFrame, aVariant, aWork } from '../../../catalogue/testing/a-work.ts'
import { isFilm } from '../../../features/photo-viewer/medium.ts'
import { galleryViews, isPicture } from './gallery-views.ts'

const WALL = '#f0f0f0'
const work = aWork()
const ROOMS = ['living-room', 'bedroom', 'office', 'dining-room', 'hallway', 'nursery']

const print = aVariant({ upi: 'AP' })
const framed = aVariant({ upi: 'AFB', handlings: [aFrame('Chelsea Black')] })
const canvas = aVariant({ upi: 'AC', group: 'Canvas', handlings: [{ name: 'canvas' }] })
const floating = aVariant({ upi: 'AK', group: 'Canvas', handlings: [aFrame('Oak')] })
const mounted = aVariant({ upi: 'AM', handlings: [{ name: 'mount' }] })
const laminated = aVariant({ upi: 'AL', handlings: [{ name: 'laminate' }] })

test('a gallery begins with the piece and shows it in all six rooms, the first of them at once (PDP-29, UX-10)', () => {
  const ids = galleryViews(work, print, WALL, ENGLISH).map(({ id }) => id)
  expect(ids.slice(0, 2)).toEqual(['artwork', 'living-room'])
  expect(ids.filter(id => ROOMS.includes(id))).toEqual(ROOMS)
})

test.each([
  ['a frame', framed, '/clips/Framing.mp4'],
  ['a canvas', canvas, '/clips/Canvas.mp4'],
  ['a framed canvas', floating, '/clips/FramedCanvas.mp4'],
  ['a mount', mounted, '/clips/WoodMount.mp4'],
])('%s has the film of its kind and is seen from the side (PDP-60)', (_, variant, film) => {
  const views = galleryViews(work, variant, WALL, ENGLISH)
  expect(views.find(isFilm)?.film).toBe(film)
  expect(views.map(({ id }) => id)).toContain('side')
})

test.each([
  ['a print', print],
  ['a laminated sheet', laminated],
])('about %s there is no film (PDP-60)', (_, variant) => {
  expect(galleryViews(work, variant, WALL, ENGLISH).some(isFilm)).toBe(false)
})

test('every picture is that of the chosen size and finish, asked for on one wall (PDP-29)', () => {
  const pictures = galleryViews(work, framed, WALL, ENGLISH).filter(isPicture)
  for (const { files, large, thumbnail } of pictures) {
    expect(files.avif).toMatch(/^\/img\/AFB\.avif\?/)
    expect(thumbnail.avif).toMatch(/ 150w$/)
    expect([large, thumbnail.src].every(file => file.startsWith('/img/AFB.jpg?'))).toBe(true)
  }
  expect(pictures[0]?.files.src).toContain('background=%23f0f0f0')
  expect(pictures.find(({ id }) => id === 'side')?.files.src).toContain('artPerspective=y')
  expect(pictures.find(({ id }) => id === 'size')?.files.src).toContain('artDimensions=y')
  expect(pictures.find(({ id }) => id === 'nursery')?.files.src).toContain('artLifeStyle=nursery')
})

test('thumbnails are asked for with 150 pixels and large pictures with 1200 (GUI-19)', () => {
  const first = galleryViews(work, framed, WALL, ENGLISH).find(isPicture)
  expect(first?.thumbnail.src).toContain('artWidth=150&artHeight=150')
  expect(first?.large).toContain('artWidth=1200')
})

test('a picture is told by title, artist, finish and what of it is seen (A-21)', () => {
  const altById = Object.fromEntries(
    galleryViews(work, framed, WALL, ENGLISH).map(({ id, alt }) => [id, alt]),
  )
  expect(altById).toMatchObject({
    artwork: 'Quiet Ridge by Ines Caldera, Chelsea Black Frame',
    side: 'Quiet Ridge by Ines Caldera, Chelsea Black Frame, from the side',
    office: 'Quiet Ridge by Ines Caldera, Chelsea Black Frame, in a room: office',
  })
  expect(galleryViews(aWork({ artist: '' }), print, WALL, ENGLISH)[0]?.alt).toBe('Quiet Ridge, Print')
})
