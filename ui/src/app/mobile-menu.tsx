import { CloseButton, Drawer } from '@mantine/core';
import { IconBell, IconInfoCircle, IconUserCircle } from '@tabler/icons-react';
import type { CurrentUser } from '#api/http/contract.ts';
import { NavChoice } from './nav-group-menu.tsx';
import { isGroup, type NavItem, navItemsFor } from './nav-items.ts';
import styles from './top-bar.module.css';

const aboutUs: NavItem = { name: 'About Us', description: 'Who we are', href: '/about-us', icon: IconInfoCircle };
const forEveryone: NavItem[] = [
  { name: 'My Account', description: 'Your profile and password', href: '/my-accounts', icon: IconUserCircle },
  { name: 'Notifications', description: 'What happened lately', href: '/notification', icon: IconBell },
];

/** The items of the top bar in a slide-in menu, for narrow windows. */
export function MobileMenu(props: { opened: boolean; onClose: () => void; user: CurrentUser | null }) {
  const entries = props.user ? [...navItemsFor(props.user.role), ...forEveryone] : [aboutUs];
  return (
    <Drawer.Root
      opened={props.opened}
      onClose={props.onClose}
      size="min(320px, 88vw)"
      transitionProps={{ duration: 120 }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label="Menu">
        <div className={styles.menuHead}>
          <strong>Menu</strong>
          <CloseButton aria-label="Close menu" onClick={props.onClose} />
        </div>
        <nav aria-label="Main" className={styles.menu}>
          <ul className={styles.menuList}>
            {entries.map((entry) =>
              isGroup(entry) ? (
                <li key={entry.name}>
                  <p className={styles.groupName}>{entry.name}</p>
                  <ul className={styles.menuList}>
                    {entry.items.map((item) => (
                      <li key={item.href}>
                        <NavChoice item={item} onClick={props.onClose} />
                      </li>
                    ))}
                  </ul>
                </li>
              ) : (
                <li key={entry.href}>
                  <NavChoice item={entry} onClick={props.onClose} />
                </li>
              ),
            )}
          </ul>
        </nav>
      </Drawer.Content>
    </Drawer.Root>
  );
}
