export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task))
}
