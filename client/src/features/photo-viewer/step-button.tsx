import { useTranslate } from '../../i18n/translate.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon.tsx'

interface StepButtonProps {
  readonly by: 1 | -1
  readonly step: (by: number) => void
}

export function StepButton({ by, step }: StepButtonProps) {
  const t = useTranslate()
  const label =
    by < 0
      ? { code: 'gallery.previous-picture', message: 'Previous picture' }
      : { code: 'gallery.next-picture', message: 'Next picture' }
  return (
    <IconButton label={t(label)} onClick={() => step(by)}>
      <Icon name={by < 0 ? 'back' : 'next'} />
    </IconButton>
  )
}
