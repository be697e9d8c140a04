import { photoWall } from './photo-wall.ts'

test.each([
  [{ width: 4000, height: 3000 }, 120, 90],
  [{ width: 4000, height: 3001 }, 120, 90],
  [{ width: 3000, height: 4000 }, 96, 128],
  [{ width: 4000, height: 500 }, 120, 60],
  [{ width: 500, height: 4000 }, 120, 240],
  [{ width: 0, height: 0 }, 120, 96],
])('a photo of %p that shows %i inches shows a wall %p inches high', (pixels, width, height) => {
  expect(photoWall(pixels, width)).toEqual({ width, height })
})
