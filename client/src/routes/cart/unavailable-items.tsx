import { siteLink, UNAVAILABLE_ITEMS_DIALOG } from '@wallart/sdk'
import { useState, type SubmitEvent } from 'react'
import { useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { Button } from '../../ui/button/button.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { ConfirmDialog } from '../../ui/confirm/confirm-dialog.tsx'
import type { CartLineView } from '../../stores/cart-view.ts'
import styles from './unavailable-items.module.css'

interface UnavailableItemsProps {
  readonly lines: readonly CartLineView[]
  readonly onRemove: () => Promise<void>
}

export function UnavailableItems({ lines, onRemove }: UnavailableItemsProps) {
  const action = siteLink('/cart/remove-gone', useSite())
  const t = useTranslate()
  const [isDialogOpen, setDialogOpen] = useState(true)
  const [isLeaving, setLeaving] = useState(false)
  const { title, text, action: actionLabel } = UNAVAILABLE_ITEMS_DIALOG

  async function remove() {
    if (isLeaving) return
    setLeaving(true)
    await onRemove()
    setLeaving(false)
    focusHeading()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void remove()
  }

  return (
    <>
      <form
        method="post"
        action={action}
        className={styles.gone}
        aria-labelledby="gone-items"
        onSubmit={submit}
      >
        <h2 id="gone-items">{t(title)}</h2>
        <p>{t(text)}</p>
        <ul>
          {lines.map(({ itemId, title: name }) => (
            <li key={itemId}>{name}</li>
          ))}
        </ul>
        <Button type="submit" isPending={isLeaving}>
          {t(actionLabel)}
        </Button>
      </form>
      <ConfirmDialog
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={t(title)}
        message={t(text)}
        primary={{ label: t(actionLabel), onChoose: () => void remove() }}
        alternate={{ label: t({ code: 'cart.not-now', message: 'Not now' }), onChoose: () => {} }}
      />
    </>
  )
}
