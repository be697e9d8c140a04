import { photoFileType } from './photo-file-type.ts'

const bytes = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))

test.each([
  ['\xff\xd8\xff\xe0\x00\x10JFIF', 'jpeg'],
  ['\xff\xd8\xff\xe1\x00\x10Exif', 'jpeg'],
  ['\x89PNG\r\n\x1a\n\x00\x00\x00\x0d', 'png'],
  ['RIFF\x10\x20\x00\x00WEBPVP8 ', 'webp'],
  ['\x00\x00\x00\x18ftypheic', 'heic'],
  ['\x00\x00\x00\x18ftypmif1', 'heic'],
  ['FORM\x10\x20\x00\x00WEBPVP8 ', undefined],
  ['\x00\x00\x00\x18freeheic', undefined],
  ['\x00\x00\x00\x18ftypavif', undefined],
  ['\x00\x00\x00\x18ftypmp42', undefined],
  ['RIFF\x10\x20\x00\x00WAVEfmt ', undefined],
  ['\x89PNG', undefined],
  ['GIF89a', undefined],
  ['<svg xmlns="http', undefined],
  ['', undefined],
])('%j is %s', (head, type) => {
  expect(photoFileType(bytes(head))).toBe(type)
})

test.each(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])(
  'a file of the brand %s is HEIC',
  brand => {
    expect(photoFileType(bytes(`\x00\x00\x00\x18ftyp${brand}`))).toBe('heic')
  },
)
