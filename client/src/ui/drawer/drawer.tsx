import { Dialog, type DialogProps } from '../dialog/dialog.tsx'

type DrawerProps = Omit<DialogProps, 'position' | 'role' | 'size'> & { readonly side?: 'left' | 'right' }

export function Drawer({ side = 'left', ...rest }: DrawerProps) {
  return <Dialog {...rest} position={side} />
}
