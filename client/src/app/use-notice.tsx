import type { Toast } from '@wallart/sdk'
import { useCallback } from 'react'
import { useToast } from '../ui/toast/toast.ts'
import { Link } from './link.tsx'
import { useSay } from './say.ts'

/** Shows a notice as the rules word it, with the link it may lead on by. */
export function useNotice(): (toast: Toast) => void {
  const show = useToast()
  const say = useSay()
  return useCallback(
    ({ tone, message, link }) =>
      show({
        tone,
        text: (
          <>
            {say(message)} {link && <Link to={link.path}>{say(link.text)}</Link>}
          </>
        ),
      }),
    [show, say],
  )
}
