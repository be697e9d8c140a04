import { memo, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PageHead } from '../../framework/page-head.tsx'
import { usePage } from '../../framework/use-page.ts'
import { usePendingLocation } from '../../framework/use-pending-location.ts'
import { useStore } from '../../framework/use-store.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { createCustomizer } from '../../stores/customizer.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { CompareTray } from './compare-tray.tsx'
import { Controls } from './controls.tsx'
import { createCustomizerAddress } from './customizer-address.ts'
import styles from './customizer.module.css'
import { customizerQuery } from './customizer-query.ts'
import type { CustomizerView } from './customizer-view.ts'
import { drawnFrame } from './drawn-frame.ts'
import { Offer } from './offer.tsx'
import { Preview } from './preview.tsx'
import { RadioGroup } from './radio-group.tsx'
import { useAddFrame } from './use-add-frame.ts'

export function Component() {
  const view = usePage<CustomizerView>()
  return <Customizer key={view.path} view={view} />
}

function Customizer({ view }: { readonly view: CustomizerView }) {
  const { head, path, choices, compared, compare } = view
  const t = useTranslate()
  const { store, state, isPending } = useCustomizer(view)
  const { addProps, isSending, confirmation } = useAddFrame(view.product)
  const frame = drawnFrame(state.configuration, choices, 960)
  const moulding = choices.mouldings.find(({ code }) => code === state.configuration.moulding)?.name ?? ''
  const { title, artistName, productUrl } = choices
  return (
    <div className={styles.page}>
      <PageHead head={head} />
      <header>
        <h1>{t({ code: 'customizer.title', message: 'Design your frame' })}</h1>
        <a href={productUrl}>{[title, artistName].filter(Boolean).join(', ')}</a>
      </header>
      <form className={styles.form} method="get" action={path} {...addProps}>
        <input type="hidden" name="upi" value={choices.upi} />
        <input type="hidden" name="quantity" value="1" />
        {compare && <input type="hidden" name="compare" value={compare} />}
        <div className={styles.preview}>
          {frame && <Preview frame={frame} scene={state.scene} alt={`${title}, ${moulding}`} />}
        </div>
        <div className={styles.controls}>
          <RadioGroup
            label={t({ code: 'customizer.view', message: 'See it' })}
            field="view"
            value={state.scene}
            options={[
              { value: 'wall', name: t({ code: 'customizer.on-wall', message: 'On the wall' }) },
              { value: 'room', name: t({ code: 'gallery.living-room', message: 'Living room' }) },
              { value: 'bedroom', name: t({ code: 'gallery.bedroom', message: 'Bedroom' }) },
              { value: 'dining-room', name: t({ code: 'gallery.dining-room', message: 'Dining room' }) },
            ]}
            onChoose={store.choose}
          />
          <ChoiceControls choices={choices} configuration={state.configuration} onChoose={store.choose} />
          {view.compareHref && (
            <ButtonLink
              data-replace=""
              {...(isPending ? { 'aria-disabled': true } : {})}
              href={view.compareHref}
            >
              {t({ code: 'customizer.compare', message: 'Set aside to compare' })}
            </ButtonLink>
          )}
        </div>
        <Offer view={view} frame={frame} isPending={isPending} isSending={isSending} />
      </form>
      <LaterCompareTray compared={compared} choices={choices} />
      {confirmation}
    </div>
  )
}

// Drawn again only when their own part has changed.
const ChoiceControls = memo(Controls)
const LaterCompareTray = memo(CompareTray)

/** Draws at once what is chosen; the address and the price follow. */
function useCustomizer(view: CustomizerView) {
  const navigate = useNavigate()
  const pendingLocation = usePendingLocation()
  const [address] = useState(() => createCustomizerAddress(navigate))
  // One for as long as the picture is the same.
  const [store] = useState(() =>
    createCustomizer(view, view.choices, choice => {
      // Also a frame that was set aside a moment ago.
      const compare = new URLSearchParams(pendingLocation().search).get('compare') ?? ''
      address.write(`?${customizerQuery(choice, compare).toString()}`)
    }),
  )
  const state = useStore(store)
  const { configuration, scene } = view
  useEffect(() => {
    const compare = new URLSearchParams(address.search).get('compare') ?? ''
    // While the address says what was chosen last, an answer can only be that or an older one, which takes nothing back.
    const isChosen = address.search === `?${customizerQuery(store.state, compare).toString()}`
    if (!isChosen) store.reset({ configuration, scene })
  }, [store, address, configuration, scene])
  const isPending = customizerQuery(state, '').toString() !== customizerQuery(view, '').toString()
  return { store, state, isPending }
}
