import type { Message } from '@wallart/sdk'
import { useMemo, useRef } from 'react'
import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Choices } from '../../ui/choices/choices.tsx'
import { AddPhoto } from './add-photo.tsx'
import type { ChoiceView, FramedPhoto } from './photos-view.ts'
import { CropEditor } from './crop-editor.tsx'
import { Preview } from './preview.tsx'
import styles from './framing.module.css'

export function Framing({ framed }: { readonly framed: FramedPhoto }) {
  const { shapes, turnHref, cropping, sizes, finishes, price, variant } = framed
  const { displayFinishedSize: size = '' } = variant
  const t = useTranslate()
  // A crop that was chosen while this variant is shown, and that the page does not show yet.
  const pending = useRef({ from: '', upi: '' })
  return (
    <div className={styles.framing}>
      <Preview framed={framed} />
      <div className={styles.choices}>
        <section>
          <Choice label={{ code: 'photos.crop', message: 'Crop' }} choices={shapes} look="tabs" />
          <CropEditor
            key={`${cropping.key.photoId} ${cropping.key.shape} ${cropping.key.turns}`}
            cropping={cropping}
            onPending={upi => {
              pending.current = { from: variant.upi, upi }
            }}
          />
          <ButtonLink look="quiet" data-replace="" href={turnHref}>
            {t({ code: 'photos.turn', message: 'Turn' })} ↻
          </ButtonLink>
        </section>
        <Choice label={{ code: 'ui.size', message: 'Size' }} choices={sizes} look="cards" />
        <Choice label={{ code: 'photos.finish', message: 'Finish' }} choices={finishes} look="cards" />
        <p>
          <strong className={styles.price}>{price}</strong>
          <br />
          {t({ code: 'offer.finished', message: `Finished size: ${size}`, values: { size } })}
        </p>
        <AddPhoto
          product={framed.product}
          pendingUpi={() => (pending.current.from === variant.upi ? pending.current.upi : '')}
        />
        <Link to={`/customizer/${variant.upi}`}>
          {t({ code: 'customizer.link', message: 'Design your own frame' })}
        </Link>
        <small>
          {t({
            code: 'photos.made',
            message: 'Printed on archival paper and framed by hand in our own workshop.',
          })}
        </small>
      </div>
    </div>
  )
}

interface ChoiceProps {
  readonly label: Message
  readonly choices: readonly ChoiceView[]
  readonly look: 'tabs' | 'cards'
}

function Choice({ label, choices, look }: ChoiceProps) {
  const name = useTranslate()(label)
  // A pressed choice is shown as chosen for as long as these are the choices.
  const shown = useMemo(() => choices.map(withFace), [choices])
  return (
    <section>
      <h2 className={styles.label}>{name}</h2>
      <Choices label={name} look={look} choices={shown} />
    </section>
  )
}

function withFace({ name, aside, ...choice }: ChoiceView) {
  const face = (
    <span>
      {name}
      {aside && (
        <>
          <br />
          <small>{aside}</small>
        </>
      )}
    </span>
  )
  return { ...choice, face }
}
