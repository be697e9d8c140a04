/** @jest-environment node */
import { renderToString } from 'react-dom/server.node'
import { Accordion, AccordionItem } from './accordion/accordion.tsx'
import { Carousel } from './carousel/carousel.tsx'
import { Choices } from './choices/choices.tsx'
import { Tabs } from './tabs/tabs.tsx'
import { useToast } from './toast/toast.ts'
import { Toasts } from './toast/toasts.tsx'

const TEXTS = ['Heavy matte paper.', 'A dry cloth.', 'Within three days.']

test.each([
  [
    'tabs',
    <Tabs
      key="1"
      label="About it"
      items={TEXTS.map(content => ({ id: content, title: content, content }))}
    />,
  ],
  [
    'an accordion',
    <Accordion key="2" mode="single">
      {TEXTS.map(text => (
        <AccordionItem key={text} title="Section">
          {text}
        </AccordionItem>
      ))}
    </Accordion>,
  ],
  [
    'a carousel',
    <Carousel
      key="3"
      label="Rows"
      columns={{ wide: 4, narrow: 2 }}
      arrows={{ wide: true, narrow: true }}
      isInfinite
    >
      {TEXTS}
    </Carousel>,
  ],
])('the server’s page holds everything that is in %s, and no style of its own', (_, piece) => {
  const html = renderToString(piece)
  expect(TEXTS.filter(text => !html.includes(text))).toEqual([])
  expect(html).not.toContain('style=')
})

test('the places for notices are there before any notice is (A-13)', () => {
  const html = renderToString(<Toasts>…</Toasts>)
  expect(html).toContain('<output')
  expect(html).toContain('role="alert"')
})

const choice = (id: string) => ({ id, href: `?size=${id}`, isChosen: id === 'small', face: id })

test('without scripts choices are links; the chosen one says so, and a refused one leads nowhere', () => {
  const choices = [choice('small'), choice('middle'), { ...choice('large'), isRefused: true }]
  const html = renderToString(<Choices label="Size" look="pills" choices={choices} />)
  expect(html).toContain('href="?size=small" data-replace="" aria-current="true"')
  expect(html).toContain('href="?size=middle" data-replace="">')
  expect(html).toContain('aria-disabled="true" role="link" tabindex="0"')
  expect(html).not.toContain('size=large')
})

function Lost() {
  useToast()
  return null
}

test.each([
  [
    'a section outside of an accordion (GUI-05)',
    <AccordionItem key="1" title="Lost">
      …
    </AccordionItem>,
    'inside an Accordion',
  ],
  ['a notice outside of its corner', <Lost key="2" />, 'outside of Toasts'],
])('%s is a mistake', (_, piece, message) => {
  expect(() => renderToString(piece)).toThrow(message)
})
