import { useClickOutside } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { isAt, type NavGroup, type NavItem } from './nav-items.ts';
import styles from './top-bar.module.css';

/** A link with its icon and description, in an open group or the slide-in menu. */
export function NavChoice({ item, onClick }: { item: NavItem; onClick?: () => void }) {
  const { pathname } = useLocation();
  const isCurrent = isAt(item, pathname);
  return (
    <NavLink
      to={item.href}
      end
      className={styles.choice}
      data-current={isCurrent || undefined}
      // an address with a query is not the page itself
      aria-current={isCurrent ? 'page' : 'false'}
      onClick={onClick}
    >
      <item.icon size={18} aria-hidden="true" />
      <span>{item.name}</span>
      <small>{item.description}</small>
    </NavLink>
  );
}

/** A group that opens and closes on click, Enter or ↓; arrow keys move through its links, Escape closes it. */
export function NavGroupMenu({ group }: { group: NavGroup }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const box = useClickOutside<HTMLDivElement>(() => setOpen(false));

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the page closes the group
  useEffect(() => setOpen(false), [pathname]);

  const focusLink = (step: number) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const on = links.indexOf(document.activeElement as HTMLAnchorElement);
    // ↑ on the button moves to the last link
    const at = on < 0 && step < 0 ? 0 : on;
    links[(at + step + links.length) % links.length]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      setOpen(false);
      button.current?.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open) focusLink(event.key === 'ArrowDown' ? 1 : -1);
      else {
        setOpen(true);
        requestAnimationFrame(() => focusLink(event.key === 'ArrowDown' ? 1 : -1));
      }
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the button and links inside
    <div
      ref={box}
      className={styles.group}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.link}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-current={group.items.some((item) => isAt(item, pathname)) || undefined}
        onClick={() => setOpen(!open)}
      >
        {group.name}
        <IconChevronDown size={14} aria-hidden="true" />
      </button>
      {open && (
        <ul ref={list} id={id} className={styles.sheet}>
          {group.items.map((item) => (
            <li key={item.href}>
              <NavChoice item={item} onClick={() => setOpen(false)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
