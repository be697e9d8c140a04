import { expect, type Page } from 'playwright/test'

/** Where the focus is: what has it, whether that is marked, and what covers it. */
function currentFocus() {
  const element = document.activeElement
  if (!element || element === document.body) return undefined
  const box = element.getBoundingClientRect()
  // What is chosen by a hidden control is marked on the face beside it.
  const marked = [element, element.nextElementSibling].some(each => {
    const style = each && getComputedStyle(each)
    return style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
  })
  const x = Math.min(innerWidth - 1, Math.max(0, box.left + box.width / 2))
  const y = Math.min(innerHeight - 1, Math.max(0, box.top + Math.min(box.height, innerHeight) / 2))
  const top = document.elementFromPoint(x, y)
  const covered = !(top && (element.contains(top) || top.contains(element)))
  return {
    name: element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '',
    marked,
    covered,
    inSight: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
  }
}

/** Walks through the whole page by Tab; there are more stops than a number, and every one is marked and lies open. */
export async function expectVisibleFocus(page: Page, moreThan: number): Promise<void> {
  let stops = 0
  let last = ''
  const hidden: unknown[] = []
  for (; stops < 400; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(currentFocus)
    if (!stop) break
    last = stop.name
    if (!stop.marked || stop.covered || !stop.inSight) hidden.push(stop)
  }
  expect(hidden).toEqual([])
  expect(stops, `the last stop is "${last}"`).toBeGreaterThan(moreThan)
}
