import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePopup } from '#ui/components/popup.tsx';
import { useGoBack } from '#ui/lib/use-go-back.ts';
import { EditUserForm } from './edit-user-form.tsx';
import { editedUser } from './user-queries.ts';
import styles from './users.module.css';

/** One account's form; where it cannot be fetched, says so and goes back. */
export function EditUser({ id }: { id: string }) {
  const popup = usePopup();
  const back = useGoBack('/list-users');
  const { data, isError } = useQuery(editedUser(id));
  useEffect(() => {
    if (isError) void popup.alert('Cannot fetch user.').then(back);
  }, [isError, popup, back]);
  return (
    <div className={styles.narrow}>
      <h1>Edit User</h1>
      {data ? <EditUserForm key={data.user._id} user={data.user} /> : <WaitingForm />}
    </div>
  );
}

function WaitingForm() {
  return (
    <div role="status" aria-label="Loading user">
      <Skeleton height={372} radius={8} />
    </div>
  );
}
