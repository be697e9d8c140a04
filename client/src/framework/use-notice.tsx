import type { Toast } from '@wallart/sdk'
import { useCallback } from 'react'
import { useToast } from '../ui/toast/toast.ts'
import { Link } from './link.tsx'
import { useTranslate } from '../i18n/translate.ts'

/** Shows a notice as the rules word it, with the link it may lead on by. */
export function useNotice(): (toast: Toast) => void {
  const show = useToast()
  const t = useTranslate()
  return useCallback(
    ({ tone, message, link }) =>
      show({
        tone,
        text: (
          <>
            {t(message)} {link && <Link to={link.path}>{t(link.text)}</Link>}
          </>
        ),
      }),
    [show, t],
  )
}
