/** A photo that a shopper has uploaded, and no other shopper can see. */
export interface Photo {
  readonly photoId: string
  /** The key of the photo as a product, in the shape that cuts off least. */
  readonly upi: string
  /** Names its picture for a short time only. */
  readonly imageId: string
  /** In pixels, as it is looked at. */
  readonly width: number
  readonly height: number
  /** ISO 8601. */
  readonly uploadedAt: string
}
