import type { MenuEntry } from '@wallart/sdk'
import { departmentsOf, MENU_AREA } from './department-elements.ts'

/** The entries of the menu that stands in the document, with their complete addresses. */
export function readMenu(document: ParentNode): readonly MenuEntry[] {
  return departmentsOf(document.querySelector(`[data-navigation='${MENU_AREA}']`)).map(department => {
    const groups = [...department.querySelectorAll(':scope > div > div > div')]
    return toEntry(department, groups.map(toGroup))
  })
}

function toGroup(group: Element): MenuEntry {
  return toEntry(
    group,
    [...group.querySelectorAll('li')].map(item => toEntry(item, [])),
  )
}

function toEntry(element: Element, entries: readonly MenuEntry[]): MenuEntry {
  const link = element.querySelector('a')
  const href = link?.getAttribute('href') ?? '/'
  return { id: href, name: link?.textContent ?? '', href, entries }
}
