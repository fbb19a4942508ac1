import { ActionIcon, Button, Tooltip, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMenu2, IconMoon, IconSun, IconUserCircle } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { Logo } from '#ui/components/logo.tsx';
import { useCommandRegistry } from '#ui/lib/commands.tsx';
import { useSession } from '#ui/lib/session.tsx';
import { BarLink } from './bar-link.tsx';
import { paletteKeys } from './commands/key-names.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { NavGroupMenu } from './nav-group-menu.tsx';
import { isAt, isGroup, type NavItem, navItemsFor } from './nav-items.ts';
import { NotificationBell } from './notification-bell.tsx';
import styles from './top-bar.module.css';
import { useLogout } from './use-logout.ts';

/**
 * The bar above every screen: links and groups by role, notifications, account, dark mode, Logout or 'Try | Signin'. A
 * navigation re-renders only its links.
 */
export const TopBar = memo(function TopBar() {
  const { session } = useSession();
  const [menuOpen, setMenuOpen] = useState(false);
  const user = session.state === 'signed-in' ? session.user : null;
  // until the session is known, the bar offers nothing that might turn out wrong
  const known = user !== null || session.state === 'signed-out';
  return (
    <header className={styles.bar}>
      <ActionIcon
        className={styles.burger}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label="Open menu"
        aria-expanded={menuOpen}
        onClick={() => setMenuOpen(true)}
      >
        <IconMenu2 size={20} />
      </ActionIcon>
      <Link to="/" className={styles.logo} aria-label="Talent, home">
        <Logo />
      </Link>
      <nav className={styles.links} aria-label="Main">
        {known && !user && (
          <NavLink to="/about-us" className={styles.link}>
            About Us
          </NavLink>
        )}
        {user &&
          navItemsFor(user.role).map((entry) =>
            isGroup(entry) ? (
              <NavGroupMenu key={entry.name} group={entry} />
            ) : (
              <NavItemLink key={entry.href} item={entry} />
            ),
          )}
      </nav>
      <div className={styles.tools}>
        {user && <PaletteButton />}
        {/* a sibling that appears later would move it */}
        {session.state !== 'checking' && <SchemeToggle />}
        {user && (
          <>
            <NotificationBell />
            <BarLink to="/my-account" label="My Account">
              <IconUserCircle size={18} />
            </BarLink>
          </>
        )}
        {known && <SessionButton />}
      </div>
      <MobileMenu opened={menuOpen} onClose={() => setMenuOpen(false)} user={user} />
    </header>
  );
});

function NavItemLink({ item }: { item: NavItem }) {
  const { pathname } = useLocation();
  return (
    <NavLink to={item.href} end className={styles.link} data-current={isAt(item, pathname) || undefined}>
      {item.name}
    </NavLink>
  );
}

/** Mentions the keys quietly; narrow windows have the menu. */
function PaletteButton() {
  const registry = useCommandRegistry();
  const keys = paletteKeys();
  return (
    <button
      type="button"
      className={styles.palette}
      aria-keyshortcuts={keys[0] === 'Ctrl' ? 'Control+K' : 'Meta+K'}
      aria-haspopup="dialog"
      title="All screens and commands"
      onClick={() => registry.show('palette')}
    >
      <span className="visually-hidden">Screens and commands</span> <kbd>{keys.join(' ')}</kbd>
    </button>
  );
}

function SchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  return (
    <Tooltip label={dark ? 'Light mode' : 'Dark mode'}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label="Dark mode"
        aria-pressed={dark}
        onClick={() => setColorScheme(dark ? 'light' : 'dark')}
      >
        {dark ? <IconSun size={18} /> : <IconMoon size={18} />}
      </ActionIcon>
    </Tooltip>
  );
}

function SessionButton() {
  const { session } = useSession();
  const { logout, busy } = useLogout();
  if (session.state === 'signed-in') {
    return (
      <Button variant="default" size="xs" onClick={logout} loading={busy}>
        Logout
      </Button>
    );
  }
  return (
    <Button component={Link} to="/signin" size="xs">
      Try | Signin
    </Button>
  );
}
