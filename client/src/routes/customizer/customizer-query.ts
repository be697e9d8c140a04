import { configurationQuery } from '@wallart/sdk'
import type { CustomizerState } from '../../stores/customizer.ts'

/** All that the address of the page says. */
export function customizerQuery({ configuration, scene }: CustomizerState, compare: string): URLSearchParams {
  return new URLSearchParams({
    ...configurationQuery(configuration),
    ...(scene !== 'wall' && { view: scene }),
    ...(compare && { compare }),
  })
}
