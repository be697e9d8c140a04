/** How many stars a rating is shown with. */
export const RATING_STARS = 5

/** The parts of a star that can be filled, each from the fraction on that it names. */
export const STAR_THRESHOLDS: readonly [0.3, 0.5, 0.75] = [0.3, 0.5, 0.75]

/** How much of a star is filled. */
export type StarFill = 0 | (typeof STAR_THRESHOLDS)[number] | 1

/** The five stars of an average, each empty, partly filled or full. */
export function starFills(average: number): readonly StarFill[] {
  // In hundredths, because 4.3 - 4 falls short of 0.3.
  const hundredths = Math.round(average * 100)
  return Array.from({ length: RATING_STARS }, (_, star) => {
    const part = (hundredths - star * 100) / 100
    return part >= 1 ? 1 : (STAR_THRESHOLDS.findLast(threshold => part >= threshold) ?? 0)
  })
}
