import { IconUserCircle } from '@tabler/icons-react';
import { DashboardTiles } from '#ui/components/dashboard-tiles.tsx';
import styles from '#ui/components/list-page.module.css';
import { isGroup, navItemsFor } from './nav-items.ts';
import type { AccountScreenProps } from './screen.tsx';

const myAccount = { name: 'My Account', what: 'Profile and password', href: '/my-account', icon: IconUserCircle };

/** The home of a role without a dashboard of its own: everything that its menu offers. */
export function MenuHome({ account }: AccountScreenProps) {
  const items = navItemsFor(account.role).flatMap((entry) => (isGroup(entry) ? entry.items : [entry]));
  const tiles = items.map(({ name, description, href, icon }) => ({ name, what: description, href, icon }));
  return (
    <div className={styles.page}>
      <h1>Welcome, {account.firstName}</h1>
      <DashboardTiles tiles={[...tiles, myAccount]} />
    </div>
  );
}
