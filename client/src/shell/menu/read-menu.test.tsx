import { render } from '@testing-library/react'
import { LocaleProvider } from '../../i18n/testing/locale-provider.tsx'
import { navigationAreaAttribute } from '../../analytics/navigation-clicks.ts'
import { MENU_AREA } from './department-elements.ts'
import { Departments } from './departments.tsx'
import { readMenu } from './read-menu.ts'

const leaf = (name: string) => ({ id: name, name, href: `/category/${name}`, entries: [] })

test('the drawer reads from the document what the menu was made of', () => {
  const entries = [
    {
      ...leaf('animals'),
      entries: [{ ...leaf('cats'), entries: [leaf('lions'), leaf('tigers')] }, leaf('dogs')],
    },
    leaf('sale'),
  ]
  render(
    <LocaleProvider locale="en-US">
      <nav {...navigationAreaAttribute(MENU_AREA)}>
        <Departments entries={entries} />
      </nav>
    </LocaleProvider>,
  )
  const withAddresses = JSON.parse(JSON.stringify(entries).replaceAll(/"id":"(\w+)"/g, '"id":"/category/$1"'))
  expect(readMenu(document)).toEqual(withAddresses)
})
