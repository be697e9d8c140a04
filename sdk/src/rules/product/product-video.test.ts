import { productVideo } from './product-video.ts'

test.each([
  [{ specialHandling: { name: 'frame' } }, 'Framing'],
  [{ specialHandling: { name: 'mount' } }, 'WoodMount'],
  [{ productTypeGroup: 'canvas' }, 'Canvas'],
  [{ productTypeGroup: 'canvas', specialHandling: { name: 'frame' } }, 'FramedCanvas'],
  [{ productTypeGroup: 'poster' }, undefined],
  [{ productTypeGroup: 'print' }, undefined],
  [{ specialHandling: { name: 'laminate' } }, undefined],
])('%j shows the film %p (PDP-60)', (product, video) => {
  expect(productVideo(product)).toBe(video)
})
