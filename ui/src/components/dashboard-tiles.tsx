import { Skeleton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from 'react-router';
import styles from './dashboard-tiles.module.css';

export interface DashboardTile {
  name: string;
  what: string;
  href: string;
  icon: Icon;
  /** The number of waiting items; null while it loads, undefined if nothing is counted. */
  count?: number | null | undefined;
}

/** Links to a role's screens. */
export function DashboardTiles({ tiles }: { tiles: readonly DashboardTile[] }) {
  return (
    <div className={styles.tiles}>
      {tiles.map(({ name, what, href, icon: TileIcon, count }) => (
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
