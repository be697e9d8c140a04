import { isMp4 } from './is-mp4.ts'

test.each([
  ['/media/Framing.mp4', true],
  ['https://media.test/Canvas.MP4', true],
  ['/media/a.mp4?artWidth=550&x=y.jpg', true],
  ['/media/a.mp4#t=3', true],
  [' /media/a.mp4 ', true],
  ['/media/a.jpg', false],
  ['/media/a.jpg?video=b.mp4', false],
  ['/media/a.jpg#b.mp4', false],
  ['/media/a.mp4/poster.jpg', false],
  ['/media/amp4', false],
  ['mp4', false],
  ['', false],
  ['🎬', false],
  ['?'.repeat(50_000), false],
])('the medium %.30s is a video: %p (PHO-15)', (address, video) => {
  expect(isMp4(address)).toBe(video)
})
