import { Skeleton } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { InlineError } from '#ui/components/inline-error.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { useCan } from '#ui/lib/use-can.ts';
import { AccountHeader } from './account-header.tsx';
import { ChangePassword } from './change-password.tsx';
import { MissingNote, type SectionRequest } from './completion/missing-note.tsx';
import { UnsavedGuard } from './form/unsaved.tsx';
import { useProfile } from './form/use-profile.ts';
import { UNREACHABLE } from './form/use-save.ts';
import styles from './my-account.module.css';
import { ProfileTabs } from './profile-tabs.tsx';
import { UserDetailsCard } from './user-details-card.tsx';

/** The own account for any role; `children` come between the profile and the account's details, `end` after them. */
export function MyAccount({ id, children, end }: { id: string; children?: ReactNode; end?: ReactNode }) {
  const popup = usePopup();
  const mayKeepProfile = useCan('profile.keep');
  const [openRequest, setOpenRequest] = useState<SectionRequest | null>(null);
  const { data: profile, error, refetch } = useProfile(id);
  const failure = error && failureMessage(error, UNREACHABLE);
  useEffect(() => {
    if (failure) void popup.alert(failure);
  }, [failure, popup]);
  return (
    <UnsavedGuard>
      <div className={styles.page}>
        <h1>My Account</h1>
        {failure && !profile && <InlineError message={failure} onRetry={() => void refetch()} />}
        {!profile && !failure && <Waiting />}
        {profile && (
          <>
            <AccountHeader profile={profile} />
            {mayKeepProfile && profile.candidate && (
              <>
                <MissingNote onAsk={setOpenRequest} />
                <ProfileTabs candidate={profile.candidate} versions={profile.versions} openRequest={openRequest} />
              </>
            )}
            {children}
            <div className={styles.cards}>
              <UserDetailsCard profile={profile} />
              <ChangePassword />
            </div>
            {end}
          </>
        )}
      </div>
    </UnsavedGuard>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading" className={styles.waiting}>
      <Skeleton height={98} />
      <Skeleton height={36} />
      <Skeleton height={420} />
    </div>
  );
}
