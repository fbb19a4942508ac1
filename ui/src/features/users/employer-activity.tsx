import type { FetchedUser } from '#api/accounts/contract.ts';
import { DeviceTable } from './device-table.tsx';
import { LookHistory } from './look-history.tsx';
import styles from './user-detail.module.css';

/** How often an employer looked at candidates, from where it signed in, and at whom it looked. */
export function EmployerActivity({ user }: { user: FetchedUser }) {
  const { profileViews = 0, resumeViews = 0, resumeDownloads = 0 } = user.lookCounts ?? {};
  const kinds = [
    { name: 'Profile Views', count: profileViews, looks: user.profileViewHistory },
    { name: 'Resume Views', count: resumeViews, looks: user.resumeViewHistory },
    { name: 'Resume Downloads', count: resumeDownloads, looks: user.resumeDownloadHistory },
  ];
  return (
    <>
      <dl className={styles.counts}>
        {kinds.map(({ name, count }) => (
          <div key={name} className={styles.count}>
            <dt>{name}</dt>
            <dd>{count.toLocaleString('en-IN')}</dd>
          </div>
        ))}
      </dl>
      <DeviceTable devices={user.deviceInfos ?? []} />
      <div className={styles.histories}>
        {kinds.map(({ name, count, looks = [] }) => (
          <LookHistory key={name} name={name} looks={looks} total={count} />
        ))}
      </div>
    </>
  );
}
