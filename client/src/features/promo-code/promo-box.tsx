import { canApplyPromoCode, PROMO_APPLIED, PROMO_REMOVED, PROMO_WAITING, siteLink } from '@wallart/sdk'
import { useEffect, useRef, useState } from 'react'
import { useFormState } from '../../framework/use-form-state.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import type { PromoCodeView } from '../../stores/cart-view.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/controls.tsx'
import { AppliedCode } from './applied-code.tsx'
import styles from './promo-box.module.css'
import type { PromoNotice } from './promo-notice.ts'
import type { PromoPage } from './promo-page.ts'
import { usePromoCodes } from './use-promo-codes.ts'
import { usePromoNews } from './use-promo-news.ts'

interface PromoBoxProps {
  readonly page: PromoPage
  readonly codes: readonly PromoCodeView[]
  readonly notice?: PromoNotice | undefined
}

const NOTICES = { applied: PROMO_APPLIED, waiting: PROMO_WAITING, removed: PROMO_REMOVED } as const

/** The promo codes of the basket, and the field for one more. */
export function PromoBox({ page, codes, notice }: PromoBoxProps) {
  const action = siteLink(`/${page}/promo`, useSite())
  const t = useTranslate()
  const { values } = useFormState()
  const { problem, isApplying, leaving, apply, remove } = usePromoCodes(page)
  const field = useRef<HTMLInputElement>(null)
  // Without scripts the button works for any length, and the server answers.
  const [mayApply, setMayApply] = useState(true)
  useEffect(() => setMayApply(canApplyPromoCode(field.current?.value ?? '')), [])
  usePromoNews(codes)
  useEffect(() => {
    if (problem !== undefined) field.current?.form?.scrollIntoView({ block: 'nearest' })
  }, [problem])

  async function submit(input: HTMLInputElement | null) {
    if (!input || isApplying || !canApplyPromoCode(input.value)) return
    if (await apply(input.value.trim())) {
      input.value = ''
      setMayApply(false)
    }
    input.focus()
  }

  async function takeOut(promo: PromoCodeView) {
    if (leaving === undefined && (await remove(promo))) field.current?.focus()
  }

  return (
    <div className={styles.box}>
      {notice && <output className={styles.notice}>{t(NOTICES[notice])}</output>}
      <form
        method="post"
        action={action}
        className={styles.form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void submit(field.current)
        }}
      >
        <TextField
          ref={field}
          label={t({ code: 'promo.label', message: 'Promo code or gift card' })}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          defaultValue={values['code'] ?? ''}
          error={problem}
          onInput={({ currentTarget }) => setMayApply(canApplyPromoCode(currentTarget.value))}
        />
        <Button type="submit" disabled={!mayApply} isPending={isApplying}>
          {t({ code: 'promo.apply', message: 'Apply' })}
        </Button>
      </form>
      {codes.length > 0 && (
        <AppliedCodes page={page} codes={codes} leaving={leaving} onRemove={promo => void takeOut(promo)} />
      )}
    </div>
  )
}

interface AppliedCodesProps extends Pick<PromoBoxProps, 'page' | 'codes'> {
  readonly leaving: string | undefined
  readonly onRemove: (promo: PromoCodeView) => void
}

function AppliedCodes({ page, codes, leaving, onRemove }: AppliedCodesProps) {
  const t = useTranslate()
  return (
    <ul className={styles.codes} aria-label={t({ code: 'info.promo-codes', message: 'Promo codes' })}>
      {codes.map(promo => (
        <AppliedCode
          key={promo.id}
          page={page}
          promo={promo}
          isLeaving={leaving === promo.id}
          onRemove={() => onRemove(promo)}
        />
      ))}
    </ul>
  )
}
