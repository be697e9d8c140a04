import type { FrameChoices, FrameConfiguration } from '@wallart/sdk'
import type { AnalyticsProduct } from '@wallart/sdk/analytics'
import type { HeadView } from '../../framework/head-view.ts'
import type { CustomizerScene } from '../../stores/customizer.ts'

/** A frame that was set aside to be compared. */
export interface ComparedFrame {
  readonly upi: string
  readonly configuration: FrameConfiguration
  readonly details: readonly string[]
  readonly price: string
  readonly chooseHref: string
  readonly removeHref: string
}

export interface CustomizerView {
  readonly head: HeadView
  /** Of this page, without a query. */
  readonly path: string
  readonly choices: FrameChoices
  readonly configuration: FrameConfiguration
  readonly scene: CustomizerScene
  /** The frame for the data layer. */
  readonly product: AnalyticsProduct
  readonly price: string
  /** Struck through beside the price. */
  readonly oldPrice: string
  readonly compared: readonly ComparedFrame[]
  /** As the address carries them. */
  readonly compare: string
  /** Sets the shown frame aside; empty where it is set aside already, or as many are as can be. */
  readonly compareHref: string
}
