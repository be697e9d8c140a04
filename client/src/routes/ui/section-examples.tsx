import { Accordion, AccordionItem } from '../../ui/accordion/accordion.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { Example, Examples } from './example.tsx'
import styles from './page.module.css'

const TEXTS = [
  ['size', 'Size & Material', 'Heavy matte paper with a white border of half an inch.'],
  ['care', 'Framing & Care', 'Dust the frame with a dry cloth and keep it out of direct sun.'],
  ['delivery', 'Delivery & Returns', 'Made within three days, and yours to send back for forty-five.'],
] as const

export function SectionExamples() {
  return (
    <Examples title="Sections">
      <Example title="Tabs, an accordion below 992 px">
        <Tabs
          label="About the picture"
          items={TEXTS.map(([id, title, text]) => ({ id, title, content: <Words text={text} /> }))}
        />
      </Example>
      <div className={styles.halves}>
        <Example title="Accordion, one at a time">
          <Accordion mode="single">
            {TEXTS.map(([id, title, text]) => (
              <AccordionItem key={id} title={`${title}, one`}>
                <Words text={text} />
              </AccordionItem>
            ))}
          </Accordion>
        </Example>
        <Example title="Accordion, as many as wanted">
          <Accordion mode="multiple">
            {TEXTS.map(([id, title, text]) => (
              <AccordionItem key={id} title={`${title}, many`}>
                <Words text={text} />
              </AccordionItem>
            ))}
          </Accordion>
        </Example>
      </div>
    </Examples>
  )
}

function Words({ text }: { readonly text: string }) {
  return (
    <p>
      {text} <a href="#main">Learn more about it</a>
    </p>
  )
}
