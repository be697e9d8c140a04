import { configurationQuery, type FrameConfiguration } from '@wallart/sdk'

export interface CustomizerState {
  readonly configuration: FrameConfiguration
  readonly isInRoom: boolean
}

/** All that the address of the page says. */
export function customizerQuery(
  { configuration, isInRoom }: CustomizerState,
  compare: string,
): URLSearchParams {
  return new URLSearchParams({
    ...configurationQuery(configuration),
    ...(isInRoom && { view: 'room' }),
    ...(compare && { compare }),
  })
}
