import { GENERIC_ERROR, siteLink, type Message } from '@wallart/sdk'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { errorText, sendForm } from '../../framework/send-form.ts'
import { useLeadOn } from '../../framework/use-lead-on.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/confirm/confirm-dialog.tsx'
import { useToast } from '../../ui/toast/toast.ts'

interface ActionButtonProps {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
  /** What is asked before; without scripts the button does it at once. */
  readonly confirmation?: Message
  readonly onDone?: () => void
  readonly children: ReactNode
}

/** A form that is but a button; it leads to where its action says. */
export function ActionButton({ action, fields, confirmation, onDone, children }: ActionButtonProps) {
  const context = useSite()
  const t = useTranslate()
  const beginToLead = useLeadOn()
  const toast = useToast()
  const [isSending, setSending] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const address = siteLink(action, context)

  async function send() {
    if (isSending) return
    const leadOn = beginToLead()
    setSending(true)
    const outcome = await sendForm(address, fields)
    setSending(false)
    if (outcome.kind === 'moved') {
      onDone?.()
      leadOn(outcome.location)
      return
    }
    const problem = outcome.kind === 'invalid' ? errorText(outcome.errors, t) : t(GENERIC_ERROR)
    toast({ text: problem, tone: 'error' })
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (confirmation) setConfirming(true)
    else void send()
  }

  return (
    <form method="post" action={address} onSubmit={submit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look="quiet" isPending={isSending}>
        {children}
      </Button>
      {confirmation && (
        <ConfirmDialog
          isOpen={isConfirming}
          onClose={() => setConfirming(false)}
          title={t(confirmation)}
          message={t({ code: 'account.cannot-undo', message: 'This cannot be undone.' })}
          primary={{ label: t({ code: 'common.remove', message: 'Remove' }), onChoose: () => void send() }}
          alternate={{ label: t({ code: 'account.cancel', message: 'Cancel' }), onChoose: () => {} }}
        />
      )}
    </form>
  )
}
