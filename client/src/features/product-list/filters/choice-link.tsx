import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { isBrowserNavigation } from '../../../framework/follow-links.ts'
import { Link } from '../../../framework/link.tsx'
import type { ListChange } from '../../../stores/list-intent.ts'
import { linkRel, type ListLocation } from '../use-list-location.ts'
import type { ListState } from '@wallart/sdk'

interface ChoiceLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel' | 'onClick'> {
  readonly listLocation: ListLocation
  readonly change: ListChange
  readonly onChoose: (state: ListState) => void
}

export function ChoiceLink({ listLocation, change, onChoose, ...rest }: ChoiceLinkProps) {
  const { wanted, addressOf, choose } = listLocation
  const state = change(wanted)
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const { nativeEvent, currentTarget } = event
    if (isBrowserNavigation(nativeEvent, currentTarget)) return
    event.preventDefault()
    const wantedNow = choose(change, currentTarget.closest('[data-replace]') !== null)
    if (wantedNow) onChoose(wantedNow)
  }
  return <Link {...rest} to={addressOf(state)} onClick={handleClick} {...linkRel(state)} />
}
