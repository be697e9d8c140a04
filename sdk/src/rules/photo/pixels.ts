/** How large a photo is. */
export interface Pixels {
  readonly width: number
  readonly height: number
}
