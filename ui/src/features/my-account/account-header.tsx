import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { ProfileData } from '#api/profile/contract.ts';
import { fullName } from '#ui/lib/full-name.ts';
import { roleNames } from '#ui/lib/role-names.ts';
import styles from './my-account.module.css';
import { Photo } from './personals/photo.tsx';

const shortcuts = {
  'job-seeker': { to: '/applied-jobs', label: 'Applied Jobs' },
  employer: { to: '/list-jobs', label: 'View Jobs' },
  admin: null,
};

/** Name, role and contact of the account. */
export function AccountHeader({ profile }: { profile: ProfileData }) {
  const { candidate, role } = profile;
  const name = candidate?.applicantName || fullName(profile);
  const shortcut = shortcuts[role];
  return (
    <header className={styles.header}>
      <span className={styles.picture}>
        <Photo name={name} link={candidate?.profilePicLink ?? null} />
      </span>
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        <p>{candidate?.preferredJob[0] ?? roleNames[role]}</p>
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
