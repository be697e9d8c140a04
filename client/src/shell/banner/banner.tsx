import { globalBannerEvent } from '@wallart/sdk/analytics'
import { useEffect, useRef, useState } from 'react'
import { pushEvent } from '../../analytics/data-layer.ts'
import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { REDUCED_MOTION, useMedia } from '../../ui/use-media.ts'
import type { BannerView } from './banner-view.ts'
import styles from './banner.module.css'
import { Countdown } from './countdown.tsx'
import { useRotation } from './use-rotation.ts'

export function Banner({ banner }: { readonly banner: BannerView }) {
  const { messages, countdown } = banner
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const prefersReducedMotion = useMedia(REDUCED_MOTION)
  const [chosen, setStopped] = useState<boolean>()
  const isStopped = chosen ?? prefersReducedMotion
  const t = useTranslate()
  const { index, fading } = useRotation(messages.length, isStopped || isHovered || isFocused)
  const message = messages[index]
  const viewedIds = useRef(new Set<string>())

  useEffect(() => {
    if (!message || viewedIds.current.has(message.id)) return
    viewedIds.current.add(message.id)
    pushEvent(globalBannerEvent({ action: 'view', ...promotionFields(message, index) }))
  }, [message, index])

  if (!message && !countdown) return null
  const trackClick = () => {
    if (message) pushEvent(globalBannerEvent({ action: 'click', ...promotionFields(message, index) }))
  }
  return (
    <section aria-label={t({ code: 'banner.offers', message: 'Offers' })}>
      <div
        className={styles.banner}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        {messages.length > 1 && (
          <button
            type="button"
            className={styles.pause}
            aria-label={t(isStopped ? RESUME_LABEL : PAUSE_LABEL)}
            onClick={() => setStopped(!isStopped)}
          >
            <Icon name={isStopped ? 'play' : 'pause'} />
          </button>
        )}
        {message && <Messages messages={messages} index={index} isFading={fading} onFollow={trackClick} />}
        {countdown && <Countdown {...countdown} />}
      </div>
    </section>
  )
}

interface MessagesProps {
  readonly messages: BannerView['messages']
  readonly index: number
  readonly isFading: boolean
  readonly onFollow: () => void
}

function Messages({ messages, index, isFading, onFollow }: MessagesProps) {
  return (
    <div className={styles.messages} aria-live="off">
      {messages.map(({ id, text, href }, messageIndex) => (
        <p
          key={id}
          className={styles.message}
          data-fading={(messageIndex === index && isFading) || undefined}
          inert={messageIndex !== index}
        >
          {href ? (
            <Link to={href} onClick={onFollow}>
              {text}
            </Link>
          ) : (
            text
          )}
        </p>
      ))}
    </div>
  )
}

const RESUME_LABEL = { code: 'banner.turn', message: 'Let the offers change' }
const PAUSE_LABEL = { code: 'banner.stop', message: 'Stop the offers from changing' }

function promotionFields({ text, href = '' }: BannerView['messages'][number], index: number) {
  return { name: text, index, url: href }
}
