import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { usePopup } from '#ui/components/popup.tsx';
import { EditUserForm } from './edit-user-form.tsx';
import { editedUser } from './user-queries.ts';
import styles from './users.module.css';

/** One account's form; where it cannot be fetched, says so and goes back. */
export function EditUser({ id }: { id: string }) {
  const popup = usePopup();
  const navigate = useNavigate();
  const { data, isError } = useQuery(editedUser(id));
  useEffect(() => {
    if (!isError) return;
    void popup.alert('Cannot fetch user.').then(() => {
      // opened by its address alone there is nothing to go back to
      if (window.history.state?.idx > 0) return navigate(-1);
      return navigate('/list-users', { replace: true });
    });
  }, [isError, popup, navigate]);
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
