import type { Toast } from '@wallart/sdk'
import { useCallback } from 'react'
import { useToast } from '../ui/toast/toast.ts'
import { Link } from './link.tsx'

/** Shows a notice as the rules word it, with the link it may lead on by. */
export function useNotice(): (toast: Toast) => void {
  const show = useToast()
  return useCallback(
    ({ tone, message, link }) =>
      show({
        tone,
        text: (
          <>
            {message.message} {link && <Link to={link.path}>{link.text.message}</Link>}
          </>
        ),
      }),
    [show],
  )
}
