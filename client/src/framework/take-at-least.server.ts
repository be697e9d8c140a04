const MIN_ANSWER_MS = 250

/** An answer that takes as long whatever was found tells nothing by its time. */
export async function takeAtLeast<Found>(work: Promise<Found>, ms = MIN_ANSWER_MS): Promise<Found> {
  const [found] = await Promise.all([work, new Promise<void>(resolve => setTimeout(resolve, ms))])
  return found
}
