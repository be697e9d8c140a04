/** Recommendations show only when there are more than these. */
export const RECOMMENDATIONS_ABOVE = 4

/** Whether there are enough recommendations to show them. */
export function showsRecommendations(count: number): boolean {
  return count > RECOMMENDATIONS_ABOVE
}
