import { BRAND_CONTENTS, drawerSections, type DrawerSection } from '@wallart/sdk'
import { useState } from 'react'
import { navigationAreaAttribute } from '../../analytics/navigation-clicks.ts'
import { IN_PLACE } from '../../framework/follow-links.ts'
import { Link } from '../../framework/link.tsx'
import { useMe } from '../../framework/me.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { FrameLinks } from '../frame-links.tsx'
import { SocialLinks } from '../social-links.tsx'
import { Drawer } from '../../ui/drawer/drawer.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LogOut } from '../../features/log-out/log-out.tsx'
import { readMenu } from '../menu/read-menu.ts'
import styles from './menu-drawer.module.css'

export interface MenuDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const sections = drawerSections(BRAND_CONTENTS[useSite().site.id], useMe().isSignedIn)
  const t = useTranslate()
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t({ code: 'header.menu', message: 'Menu' })}>
      <div className={styles.sections} {...navigationAreaAttribute('drawer')} {...IN_PLACE}>
        {sections.map(section => (
          <Section key={section.kind} section={section} />
        ))}
      </div>
    </Drawer>
  )
}

function Section({ section }: { readonly section: DrawerSection }) {
  const t = useTranslate()
  if (section.kind === 'categories') return <Categories />
  if (section.kind === 'sign-in')
    return (
      <section className={styles.section}>
        <Link to={section.link.href} className={styles.signIn}>
          {t(section.link.label)}
        </Link>
      </section>
    )
  const title = 'group' in section ? section.group.title : TITLES[section.kind]
  return (
    <section className={styles.section}>
      <h3>{t(title)}</h3>
      {section.kind === 'social' ? (
        <SocialLinks links={section.links} />
      ) : (
        <FrameLinks links={'group' in section ? section.group.links : section.links} />
      )}
      {section.kind === 'account' && <LogOut />}
    </section>
  )
}

const TITLES = {
  account: { code: 'header.my-account', message: 'My Account' },
  'second-navigation': { code: 'header.more-from-us', message: 'More from us' },
  social: { code: 'frame.follow-us', message: 'Follow us' },
} as const

function Categories() {
  const t = useTranslate()
  const [entries] = useState(() => readMenu(document))
  return (
    <nav
      aria-label={t({ code: 'header.all-categories', message: 'All categories' })}
      className={styles.categories}
    >
      {entries.map(({ id, name, href, entries: groups }) =>
        groups.length === 0 ? (
          <a key={id} href={href} className={styles.department}>
            {name}
          </a>
        ) : (
          <details key={id} name="departments">
            <summary className={styles.department}>
              {name}
              <Icon name="down" />
            </summary>
            <div className={styles.groups}>
              <a href={href}>{t({ code: 'frame.all-of', message: `All ${name}`, values: { name } })}</a>
              {groups.map(group => (
                <div key={group.id}>
                  <a href={group.href} className={styles.group}>
                    {group.name}
                  </a>
                  <ul>
                    {group.entries.map(each => (
                      <li key={each.id}>
                        <a href={each.href}>{each.name}</a>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </details>
        ),
      )}
    </nav>
  )
}
