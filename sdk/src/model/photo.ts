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

/** How much of a photo that is sent in parts has arrived. */
export interface ReceivedPart {
  /** In bytes: where the next part begins. */
  readonly received: number
  /** Once all of it is there. */
  readonly photo?: Photo
}
