import { ActionIcon, Button, Tooltip, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconBell, IconMenu2, IconMoon, IconSun, IconUserCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, NavLink } from 'react-router';
import { useSession } from '#ui/lib/session.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavGroupMenu } from './nav-group-menu.tsx';
import { isGroup, navItemsFor } from './nav-items.ts';
import styles from './top-bar.module.css';
import { useLogout } from './use-logout.ts';

/** The bar over every screen: links and groups by role, notifications, account, dark mode, Logout or 'Try | Signin'. */
export function TopBar() {
  const { session } = useSession();
  const [menuOpen, setMenuOpen] = useState(false);
  const user = session.state === 'signed-in' ? session.user : null;
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
        <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 1l7 9-7 9-7-9z" fill="currentColor" />
        </svg>
        Talent
      </Link>
      <nav className={styles.links} aria-label="Main">
        {!user && (
          <NavLink to="/about-us" className={styles.link}>
            About Us
          </NavLink>
        )}
        {user &&
          navItemsFor(user.role).map((entry) =>
            isGroup(entry) ? (
              <NavGroupMenu key={entry.name} group={entry} />
            ) : (
              <NavLink key={entry.href} to={entry.href} end className={styles.link}>
                {entry.name}
              </NavLink>
            ),
          )}
      </nav>
      <div className={styles.tools}>
        <SchemeToggle />
        {user && (
          <>
            <BarLink to="/notification" label="Notifications">
              <IconBell size={18} />
            </BarLink>
            <BarLink to="/my-account" label="My Account">
              <IconUserCircle size={18} />
            </BarLink>
          </>
        )}
        <SessionButton />
      </div>
      <MobileMenu opened={menuOpen} onClose={() => setMenuOpen(false)} user={user} />
    </header>
  );
}

function BarLink({ to, label, children }: { to: string; label: string; children: React.ReactNode }) {
  return (
    <Tooltip label={label}>
      <ActionIcon component={Link} to={to} variant="subtle" color="gray" size="lg" aria-label={label}>
        {children}
      </ActionIcon>
    </Tooltip>
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
