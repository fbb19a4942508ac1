import { IconExternalLink } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { Logo } from '#ui/components/logo.tsx';
import { useSession } from '#ui/lib/session.tsx';
import { useCan } from '#ui/lib/use-can.ts';
import { useTechIssueForm } from '#ui/lib/use-tech-issue-form.ts';
import styles from './footer.module.css';

const before: [string, string][] = [
  ['Home', '/'],
  ['About Us', '/about-us'],
];
const after: [string, string][] = [
  ['Terms & Conditions', '/terms-condition'],
  ['Privacy & Policy', '/privacy-policy'],
];

/** Brand line, quick links, copyright; a single quiet row for signed-in accounts. */
export const Footer = memo(function Footer({ compact }: { compact: boolean }) {
  return (
    <footer className={styles.footer} data-compact={compact || undefined}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo />
          <p>Connecting talent and opportunity through intelligent solutions</p>
        </div>
        <nav aria-label="Quick Links" className={styles.links}>
          <h2>Quick Links</h2>
          <ul>
            {before.map((link) => (
              <FooterLink key={link[1]} link={link} />
            ))}
            <TechIssueLink />
            {after.map((link) => (
              <FooterLink key={link[1]} link={link} />
            ))}
          </ul>
        </nav>
        <p className={styles.copyright}>© 2025 Talent. All rights reserved.</p>
      </div>
    </footer>
  );
});

function FooterLink({ link: [name, href] }: { link: [string, string] }) {
  return (
    <li>
      <Link to={href}>{name}</Link>
    </li>
  );
}

/** The operator's form in a new tab; without one, the product's own tickets for those who may raise them. */
function TechIssueLink() {
  const form = useTechIssueForm();
  const { session } = useSession();
  const mayRaise = useCan('tickets.raise');
  if (!form) {
    return session.state === 'signed-out' || mayRaise ? (
      <FooterLink link={['Raise Tech Issue', '/raise-ticket']} />
    ) : null;
  }
  return (
    <li>
      <a href={form} target="_blank" rel="noopener noreferrer">
        Raise Tech Issue
        <IconExternalLink size={12} aria-hidden="true" />
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </li>
  );
}
