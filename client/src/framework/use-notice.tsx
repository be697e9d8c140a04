import type { Message, Toast } from '@wallart/sdk'
import { useCallback } from 'react'
import { useToast } from '../ui/toast/toast.ts'
import { Link } from './link.tsx'
import { useTranslate } from '../i18n/translate.ts'

interface NoticeAction {
  readonly label: Message
  readonly onChoose: () => void
}

/** Shows a notice as the rules word it, with the link it may lead on by and what can be done about it. */
export function useNotice(): (toast: Toast, action?: NoticeAction) => void {
  const show = useToast()
  const t = useTranslate()
  return useCallback(
    ({ tone, message, link }, action) =>
      show({
        tone,
        text: (
          <>
            {t(message)} {link && <Link to={link.path}>{t(link.text)}</Link>}
          </>
        ),
        ...(action && { action: { ...action, label: t(action.label) } }),
      }),
    [show, t],
  )
}
