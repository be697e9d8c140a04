import { GENERIC_ERROR, siteLink, type Message } from '@wallart/sdk'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { AddedPieces } from '../../analytics/added-pieces.ts'
import type { FormErrors } from '../../framework/action.ts'
import { Link } from '../../framework/link.tsx'
import { useRefreshMe } from '../../framework/me.ts'
import { errorText, failureMessage, sendForm } from '../../framework/send-form.ts'
import { createIntentKeys } from '../../framework/submit-with-retry.ts'
import { useLeadOn } from '../../framework/use-lead-on.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { HiddenText } from '../../ui/hidden-text.tsx'
import styles from './buy-again.module.css'

const NOT_ADDED: Message = { code: 'orders.not-added', message: 'These cannot be bought any more:' }

const loadReports = () => import('../../analytics/report-pieces.ts').catch(() => undefined)

interface BuyAgainProps {
  readonly orderNumber: string
  /** The address of the action, without the prefix of site and locale. */
  readonly path: string
  /** What the action reads to know the pieces. */
  readonly fields: readonly (readonly [name: string, value: string])[]
}

/** Puts the pieces of an order into the cart once more, and says which of them could not be. */
export function BuyAgain({ orderNumber, path, fields }: BuyAgainProps) {
  const t = useTranslate()
  const context = useSite()
  const beginToLead = useLeadOn()
  const refreshMe = useRefreshMe()
  const [intents] = useState(() => createIntentKeys())
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<AddedPieces>()
  const [errors, setErrors] = useState<FormErrors>({})
  const action = siteLink(path, context)
  // Few buy again, and every page that shows an order would wait for it.
  useEffect(() => void loadReports(), [])

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const leadOn = beginToLead()
    setSending(true)
    const body = new URLSearchParams()
    for (const [name, value] of fields) body.append(name, value)
    const result = await sendForm<AddedPieces>(action, body, intents.keyFor(body.toString()))
    setSending(false)
    if (result.kind === 'moved' || result.kind === 'done') intents.forget()
    if (result.kind === 'moved') {
      leadOn(result.location)
      return
    }
    if (result.kind === 'done') {
      setOutcome(result.data)
      setErrors({})
    } else {
      setOutcome(undefined)
      setErrors(result.kind === 'invalid' ? result.errors : UNANSWERED)
    }
    void refreshMe()
    const reports = await loadReports()
    if (result.kind === 'done') reports?.reportPieces(context, result.data, NOT_ADDED)
    else reports?.reportPieces(context, undefined, failureMessage(result))
  }

  return (
    <form method="post" action={action} onSubmit={event => void send(event)}>
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" isPending={isSending}>
        {t({ code: 'orders.buy-again', message: 'Buy again' })}
        <HiddenText> {orderNumber}</HiddenText>
      </Button>
      <BuyAgainResult outcome={outcome} errors={errors} />
    </form>
  )
}

const UNANSWERED: FormErrors = { '': [GENERIC_ERROR] }

interface BuyAgainResultProps {
  readonly outcome: AddedPieces | undefined
  readonly errors: FormErrors
}

export function BuyAgainResult({ outcome, errors }: BuyAgainResultProps) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const problem = errorText(errors, t)
  useEffect(() => {
    if (outcome || problem) box.current?.focus()
  }, [outcome, problem])
  if (!outcome && !problem) return null
  const { added = [], missing = [] } = outcome ?? {}
  return (
    <div ref={box} tabIndex={-1} role={problem ? 'alert' : 'status'} className={styles.result}>
      {problem && <p>{problem}</p>}
      {added.length > 0 && (
        <p>
          {t({ code: 'orders.added-again', message: 'The pieces are in your cart.' })}{' '}
          <Link to="/cart">{t({ code: 'orders.go-to-cart', message: 'Go to your cart' })}</Link>
        </p>
      )}
      {missing.length > 0 && (
        <>
          <p>{t(NOT_ADDED)}</p>
          <ul>
            {missing.map(name => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
