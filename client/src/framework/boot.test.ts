import { JSDOM } from 'jsdom'
import { readBootElement } from './boot.ts'

const BOOT = '<script id="boot" type="application/json" data-scripts="a.js">{"build":"ours"}</script>'

test.each([
  '<a id="boot" href="https://evil.test">{"build":"theirs"}</a>',
  '<form id="boot"><input name="textContent" value="theirs"></form>',
  '<img name="boot" alt=""><div id="boot">{"build":"theirs"}</div>',
  '<script id="boot" type="text/plain">{"build":"theirs"}</script>',
])('SEC-39 %s does not take the place of the boot data', text => {
  const { document } = new JSDOM(`<main>${text}</main>${BOOT}`).window
  expect(readBootElement(document)).toEqual({ json: '{"build":"ours"}', scripts: 'a.js' })
})
