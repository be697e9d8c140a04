import type { ShouldRevalidateFunction } from 'react-router-dom'
import { isSameWork } from '../../framework/same-work.ts'

/** Every size and finish of a work is at hand with its page; everything else has to be asked for. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => (isSameWork(currentUrl, nextUrl) ? false : defaultShouldRevalidate)
