export const MENU_AREA = 'menu'

export function departmentsOf(menu: ParentNode | null): readonly HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[data-department]') ?? [])]
}

export function departmentOf(target: EventTarget): string | undefined {
  const department = target instanceof Element && target.closest<HTMLElement>('[data-department]')
  return department ? department.dataset['department'] : undefined
}

export function showOpenDepartment(menu: ParentNode | null, open: string | undefined): void {
  for (const department of departmentsOf(menu)) {
    const isOpen = department.dataset['department'] === open
    department.toggleAttribute('data-open', isOpen)
    department.querySelector('button')?.setAttribute('aria-expanded', String(isOpen))
  }
}
