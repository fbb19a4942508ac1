import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { ProfileData } from '#api/profile/contract.ts';
import { type Action, can } from '#domain/permissions.ts';
import { roleLabel } from '#domain/roles.ts';
import { fullName } from '#ui/lib/full-name.ts';
import styles from './my-account.module.css';
import { Photo } from './personals/photo.tsx';

const shortcuts: readonly { action: Action; to: string; label: string }[] = [
  { action: 'jobs.apply', to: '/applied-jobs', label: 'Applied Jobs' },
  { action: 'jobs.post', to: '/list-jobs', label: 'View Jobs' },
];

/** Name, role and contact of the account. */
export function AccountHeader({ profile }: { profile: ProfileData }) {
  const { candidate, role } = profile;
  const name = candidate?.applicantName || fullName(profile);
  const shortcut = shortcuts.find(({ action }) => can({ role }, action));
  return (
    <header className={styles.header}>
      <span className={styles.picture}>
        <Photo name={name} link={candidate?.profilePicLink ?? null} />
      </span>
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        <p>{candidate?.preferredJob[0] ?? roleLabel(role)}</p>
        {candidate && <p className={styles.hint}>{candidate.applicantID}</p>}
      </div>
      {shortcut && (
        <Button component={Link} to={shortcut.to} variant="default" size="xs">
          {shortcut.label}
        </Button>
      )}
    </header>
  );
}
