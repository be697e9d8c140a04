import type { ShouldRevalidateFunction } from 'react-router-dom'
import { isSamePage } from '../../app/same-page.ts'

/** Every size and finish of a work is at hand with its page; everything else has to be asked for. */
export const asksAgain: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  isSamePage(currentUrl, nextUrl) ? false : defaultShouldRevalidate
