import { Button, Skeleton } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { CompanyProfile } from '#ui/components/company-profile.tsx';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { companyOf } from '#ui/lib/company-query.ts';
import { useEditing } from '#ui/lib/use-editing.ts';
import { useFailureAlert } from '#ui/lib/use-failure-alert.ts';
import { CompanyForm } from './company-form.tsx';
import styles from './employer-details.module.css';

const LOADING_FAILED = 'Unable to load company details.';

/** The employer's own company details, read or edited; `userId` is the employer's account. */
export function EmployerDetails({ userId }: { userId: string }) {
  const found = useQuery(companyOf(userId));
  useFailureAlert(found.error, LOADING_FAILED);
  const { isEditing, open, close, opener } = useEditing();
  const company = found.data?.company ?? null;
  return (
    <section className={styles.card} aria-labelledby="employer-details">
      <div className={styles.head}>
        <h2 id="employer-details">Employer Details</h2>
        {found.isSuccess && !isEditing && (
          <Button
            ref={opener}
            className={styles.opener}
            size="xs"
            variant="default"
            leftSection={<IconPencil size={14} aria-hidden="true" />}
            onClick={open}
          >
            {company ? 'Edit' : 'Add company details'}
          </Button>
        )}
      </div>
      <h3 className={styles.part}>Company Profile</h3>
      {found.isPending && (
        <div role="status" aria-label="Loading company details">
          <Skeleton height={200} />
        </div>
      )}
      <LoadFailure load={found} fallback={LOADING_FAILED} />
      {found.isSuccess && isEditing && <CompanyForm company={company} userId={userId} onClose={close} />}
      {company && !isEditing && <CompanyProfile company={company} heading="h4" />}
      {found.isSuccess && !company && !isEditing && (
        <p className={styles.empty}>No company details yet. Job seekers see them beside your jobs.</p>
      )}
    </section>
  );
}
