import { siteLink, UNAVAILABLE_ITEMS_DIALOG } from '@wallart/sdk'
import { useState } from 'react'
import { useSite } from '../../i18n/site-context.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/confirm/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DisclosureMenu } from '../../ui/disclosure/disclosure-menu.tsx'
import { Drawer } from '../../ui/drawer/drawer.tsx'
import { TextField } from '../../ui/field/controls.tsx'
import { useToast } from '../../ui/toast/toast.ts'
import { Example, Examples } from './example.tsx'
import styles from './page.module.css'

type Overlay = 'dialog' | 'long' | 'left' | 'right' | 'confirm'

export function OverlayExamples() {
  const [open, setOpen] = useState<Overlay>()
  const [answer, setAnswer] = useState('')
  const context = useSite()
  const close = () => setOpen(undefined)
  const { title, text, action } = UNAVAILABLE_ITEMS_DIALOG
  return (
    <Examples title="Overlays">
      <Example title="Dialogs and drawers">
        <div className={styles.line}>
          <Button onClick={() => setOpen('dialog')}>Open the dialog</Button>
          <Button onClick={() => setOpen('long')}>Open the long dialog</Button>
          <Button onClick={() => setOpen('left')}>Open the left drawer</Button>
          <Button onClick={() => setOpen('right')}>Open the right drawer</Button>
          <Button onClick={() => setOpen('confirm')}>Ask first</Button>
          <output>{answer}</output>
        </div>
      </Example>
      <Example title="Disclosure menus">
        <div className={styles.line}>
          <DisclosureMenu label="Help">
            <Links names={['Order status', 'Shipping', 'Returns']} />
          </DisclosureMenu>
          <DisclosureMenu label="My Account" href={siteLink('/login', context)}>
            <Links names={['Sign in', 'Register', 'Favourites']} />
          </DisclosureMenu>
        </div>
      </Example>
      <Example title="Notices">
        <Notices />
      </Example>
      <Dialogs open={open} onClose={close} />
      <Drawers open={open} onClose={close} />
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onClose={close}
        title={title.message}
        message={text.message}
        primary={{ label: action.message, onChoose: () => setAnswer('Removed.') }}
        alternate={{ label: 'Keep', onChoose: () => setAnswer('Kept.') }}
      />
    </Examples>
  )
}

interface OverlayProps {
  readonly open: Overlay | undefined
  readonly onClose: () => void
}

function Dialogs({ open, onClose }: OverlayProps) {
  return (
    <>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={onClose}
        title="Check your order"
        size="small"
        footer={
          <Button look="primary" isWide>
            Look it up
          </Button>
        }
      >
        <TextField label="Order number" name="order" hint="It begins with W and has nine digits." />
      </Dialog>
      <Dialog isOpen={open === 'long'} onClose={onClose} title="How we frame" size="large">
        {Array.from({ length: 12 }, (_, at) => (
          <p key={at}>
            We cut each moulding to the picture, join its corners by hand, and clean the glass twice before
            the frame is closed. <a href="#main">Read about step {at + 1}</a>
          </p>
        ))}
      </Dialog>
    </>
  )
}

function Drawers({ open, onClose }: OverlayProps) {
  return (
    <>
      <Drawer isOpen={open === 'left'} onClose={onClose} title="Menu">
        <Links names={['Subjects', 'Rooms', 'Artists', 'Gift cards']} />
      </Drawer>
      <Drawer
        isOpen={open === 'right'}
        onClose={onClose}
        side="right"
        title="Filter & Sort"
        footer={
          <Button look="primary" isWide onClick={onClose}>
            Show 214 results
          </Button>
        }
      >
        <Links names={['Size', 'Colour', 'Price', 'Artist']} />
      </Drawer>
    </>
  )
}

function Notices() {
  const show = useToast()
  return (
    <div className={styles.line}>
      <Button onClick={() => show({ text: 'One item added to Favorites' })}>Good news</Button>
      <Button onClick={() => show({ text: 'Please enter a valid zip code', tone: 'error' })}>Bad news</Button>
      <Button
        onClick={() =>
          show({
            text: 'Item removed from cart',
            action: { label: 'Undo', onChoose: () => show({ text: 'Item is back' }) },
          })
        }
      >
        News with a way back
      </Button>
    </div>
  )
}

function Links({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className={styles.links}>
      {names.map(name => (
        <li key={name}>
          <a href="#main">{name}</a>
        </li>
      ))}
    </ul>
  )
}
