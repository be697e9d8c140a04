import { globalBannerEvent } from '@wallart/sdk/analytics'
import { useEffect, useRef, useState } from 'react'
import { pushEvent } from '../../analytics/data-layer.ts'
import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { CALM, useMedia } from '../../ui/use-media.ts'
import type { BannerView } from './banner-view.ts'
import styles from './banner.module.css'
import { Countdown } from './countdown.tsx'
import { useRotation } from './use-rotation.ts'

/** The sitewide banner: its messages take turns until somebody stops them, looks closer or wants calm. */
export function Banner({ banner }: { readonly banner: BannerView }) {
  const { messages, countdown } = banner
  const [isStopped, stop] = useState(false)
  const [isHovered, hover] = useState(false)
  const [isFocused, focus] = useState(false)
  const isCalm = useMedia(CALM)
  const t = useTranslate()
  const { index, fading } = useRotation(messages.length, isStopped || isHovered || isFocused || isCalm)
  const message = messages[index]
  const seen = useRef(new Set<string>())

  useEffect(() => {
    if (!message || seen.current.has(message.id)) return
    seen.current.add(message.id)
    pushEvent(globalBannerEvent({ action: 'view', ...promotion(message, index) }))
  }, [message, index])

  if (!message && !countdown) return null
  const follow = () => {
    if (message) pushEvent(globalBannerEvent({ action: 'click', ...promotion(message, index) }))
  }
  return (
    <section aria-label={t({ code: 'banner.offers', message: 'Offers' })}>
      <div
        className={styles.banner}
        onPointerEnter={() => hover(true)}
        onPointerLeave={() => hover(false)}
        onFocus={() => focus(true)}
        onBlur={() => focus(false)}
      >
        {messages.length > 1 && !isCalm && (
          <button
            type="button"
            className={styles.pause}
            aria-label={t(isStopped ? TURN : STOP)}
            onClick={() => stop(!isStopped)}
          >
            <Icon name={isStopped ? 'play' : 'pause'} />
          </button>
        )}
        {message && (
          <div className={styles.messages} aria-live="off">
            {messages.map(({ id, text, href }, place) => (
              <p
                key={id}
                className={styles.message}
                data-fading={(place === index && fading) || undefined}
                aria-hidden={place !== index}
              >
                {href ? (
                  <Link to={href} onClick={follow}>
                    {text}
                  </Link>
                ) : (
                  text
                )}
              </p>
            ))}
          </div>
        )}
        {countdown && <Countdown {...countdown} />}
      </div>
    </section>
  )
}

const TURN = { code: 'banner.turn', message: 'Let the offers change' }
const STOP = { code: 'banner.stop', message: 'Stop the offers from changing' }

function promotion({ text, href = '' }: BannerView['messages'][number], index: number) {
  return { name: text, index, url: href }
}
