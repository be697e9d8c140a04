import { siteLink, type Message } from '@wallart/sdk'
import type { SubmitEvent } from 'react'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import type { CartLineView } from '../../stores/cart-view.ts'
import { Button } from '../../ui/button/button.tsx'
import { HiddenText } from '../../ui/hidden-text.tsx'

interface LineActionProps {
  readonly path: string
  readonly line: CartLineView
  readonly text: Message
  readonly isPending: boolean
  readonly onSubmit: () => Promise<void>
}

export function LineAction({ path, line: { itemId, title }, text, isPending, onSubmit }: LineActionProps) {
  const action = siteLink(path, useSite())
  const t = useTranslate()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void onSubmit()
  }

  return (
    <form method="post" action={action} onSubmit={submit}>
      <input type="hidden" name="item" value={itemId} />
      <Button type="submit" look="quiet" isPending={isPending}>
        {t(text)}
        <HiddenText> {title}</HiddenText>
      </Button>
    </form>
  )
}
