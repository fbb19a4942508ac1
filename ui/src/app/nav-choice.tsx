import { NavLink, useLocation } from 'react-router';
import { isAt, type NavItem } from './nav-items.ts';
import styles from './top-bar.module.css';

/** A link with its icon and what it is for, in an open group or the slide-in menu. */
export function NavChoice({ item, onClick }: { item: NavItem; onClick?: () => void }) {
  const { pathname } = useLocation();
  return (
    <NavLink
      to={item.href}
      end
      className={styles.choice}
      data-current={isAt(item, pathname) || undefined}
      onClick={onClick}
    >
      <item.icon size={18} aria-hidden="true" />
      <span>{item.name}</span>
      <small>{item.description}</small>
    </NavLink>
  );
}
