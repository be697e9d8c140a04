/** Does some work when what has changed so far is painted: whoever touched the page is answered first. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task))
}
