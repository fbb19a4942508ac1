import { Skeleton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from 'react-router';
import { type Action, can } from '#domain/permissions.ts';
import { useAccount } from '#ui/lib/use-account.ts';
import styles from './dashboard-tiles.module.css';

export interface DashboardTile {
  name: string;
  what: string;
  href: string;
  /** What an account must be allowed to do to get the tile. */
  action?: Action;
  icon: Icon;
  /** The number of waiting items; null while it loads, undefined if nothing is counted. */
  count?: number | null | undefined;
}

/** Links to the screens that the account may open. */
export function DashboardTiles({ tiles }: { tiles: readonly DashboardTile[] }) {
  const account = useAccount();
  const offered = tiles.filter(({ action }) => !action || can(account, action));
  return (
    <div className={styles.tiles}>
      {offered.map(({ name, what, href, icon: TileIcon, count }) => (
        <Link key={href} to={href} className={styles.tile}>
          <TileIcon size={20} aria-hidden="true" />
          <strong>{name}</strong>
          {count !== undefined && (
            <b className={styles.count}>
              {count === null ? <Skeleton width={48} height={20} /> : count.toLocaleString('en-IN')}
            </b>
          )}
          <small>{what}</small>
        </Link>
      ))}
    </div>
  );
}
