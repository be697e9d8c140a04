/** An answer that takes as long whatever was found tells nothing by its time. */
export async function takeAtLeast<Found>(ms: number, work: Promise<Found>): Promise<Found> {
  const [found] = await Promise.all([work, new Promise<void>(resolve => setTimeout(resolve, ms))])
  return found
}
