interface TrackingNumberProps {
  readonly tracking: { readonly number: string; readonly href?: string }
}

export function TrackingNumber({ tracking: { number, href } }: TrackingNumberProps) {
  if (!href) return number
  return (
    <a href={href} rel="noopener noreferrer">
      {number}
    </a>
  )
}
