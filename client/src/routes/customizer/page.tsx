import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { afterPaint } from '../../framework/after-paint.ts'
import { PageHead } from '../../framework/page-head.tsx'
import { usePage } from '../../framework/use-page.ts'
import { useStore } from '../../framework/use-store.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { createCustomizer } from '../../stores/customizer.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { CompareTray } from './compare-tray.tsx'
import { Controls } from './controls.tsx'
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
  const { store, isPending } = useCustomizer(view)
  const state = useStore(store)
  const { addProps, isSending } = useAddFrame()
  const frame = drawnFrame(state.configuration, choices, 960)
  const moulding = choices.mouldings.find(({ code }) => code === state.configuration.moulding)?.name ?? ''
  const { title, artistName, productUrl } = choices
  return (
    <div className={styles.page}>
      <PageHead head={head} />
      <header>
        <a href={productUrl}>{[title, artistName].filter(Boolean).join(', ')}</a>
        <h1>{t({ code: 'customizer.title', message: 'Design your frame' })}</h1>
      </header>
      <form className={styles.form} method="get" action={path} {...addProps}>
        <input type="hidden" name="upi" value={choices.upi} />
        <input type="hidden" name="quantity" value="1" />
        {compare && <input type="hidden" name="compare" value={compare} />}
        <div className={styles.preview}>
          {frame && <Preview frame={frame} isInRoom={state.isInRoom} alt={`${title}, ${moulding}`} />}
        </div>
        <div className={styles.controls}>
          <RadioGroup
            label={t({ code: 'customizer.view', message: 'See it' })}
            field="view"
            value={state.isInRoom ? 'room' : 'wall'}
            options={[
              { value: 'wall', name: t({ code: 'customizer.on-wall', message: 'On the wall' }) },
              { value: 'room', name: t({ code: 'customizer.in-room', message: 'In a room' }) },
            ]}
            onChoose={store.choose}
          />
          <Controls choices={choices} state={state} onChoose={store.choose} />
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
      <CompareTray compared={compared} choices={choices} />
    </div>
  )
}

/** Draws at once what is chosen; the address and the price follow. */
function useCustomizer(view: CustomizerView) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const compare = useRef(view.compare)
  const [wanted, setWanted] = useState<string>()
  const store = useMemo(
    () =>
      createCustomizer(view, view.choices, state => {
        const query = `?${customizerQuery(state, compare.current).toString()}`
        setWanted(query)
        afterPaint(() => void navigate({ search: query }, { replace: true, preventScrollReset: true }))
      }),
    // One for as long as the picture is the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [],
  )
  const isPending = wanted !== undefined && wanted !== search
  useEffect(() => {
    compare.current = view.compare
    if (isPending) return
    setWanted(undefined)
    store.reset({ configuration: view.configuration, isInRoom: view.isInRoom })
  }, [view, store, isPending, pathname])
  return { store, isPending }
}
