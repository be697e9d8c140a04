import { decodeEntities } from './decode-entities.ts'

test.each([
  ['Frames &amp; prints', 'Frames & prints'],
  ['&lt;b&gt; &quot;now&quot; &apos;or&#39; never&nbsp;', '<b> "now" \'or\' never\u00A0'],
  ['caf&#233;, caf&#xE9;, &#128570;', 'café, café, 😺'],
  ['&amp;lt;', '&lt;'],
  ['Frames & prints', 'Frames & prints'],
  ['&unknown; &constructor; &#0; &#x110000; &#xD800;', '&unknown; &constructor; &#0; &#x110000; &#xD800;'],
])('%j reads %j', (text, read) => {
  expect(decodeEntities(text)).toBe(read)
})
