import { ActionIcon } from '@mantine/core';
import { IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { CurrentUser } from '#api/http/contract.ts';
import { roleLabel } from '#domain/roles.ts';
import { Allowed } from '#ui/components/allowed.tsx';
import type { Column } from '#ui/components/data-table/data-table.tsx';
import { fullName } from '#ui/lib/full-name.ts';
import { shortId } from './short-id.ts';
import { useDeleteUser } from './use-delete-user.ts';

/** The columns of the list of users. An account can't delete itself: `ownId`. */
export function userColumns(ownId: string): Column<CurrentUser>[] {
  return [
    { key: '_id', title: 'ID', width: '96px', sorts: true, cell: ({ _id }) => shortId(_id) },
    { key: 'firstName', title: 'First Name', sorts: true, cell: ({ firstName }) => firstName },
    { key: 'lastName', title: 'Last Name', sorts: true, cell: ({ lastName }) => lastName || '-' },
    {
      key: 'email',
      title: 'Email',
      width: '26%',
      sorts: true,
      cell: ({ email }) => <span title={email}>{email}</span>,
    },
    { key: 'contact', title: 'Contact', width: '120px', sorts: true, cell: ({ contact }) => contact || '-' },
    { key: 'role', title: 'Role', width: '104px', sorts: true, cell: ({ role }) => roleLabel(role) },
    {
      key: 'actions',
      title: 'Actions',
      width: '120px',
      cell: (user) => <Actions user={user} isOwn={user._id === ownId} />,
    },
  ];
}

function Actions({ user, isOwn }: { user: CurrentUser; isOwn: boolean }) {
  const name = fullName(user);
  const subtle = { variant: 'subtle', color: 'gray' } as const;
  return (
    <>
      <ActionIcon
        component={Link}
        to={`/user/${user._id}`}
        target="_blank"
        {...subtle}
        title="View"
        aria-label={`View ${name} in a new tab`}
      >
        <IconExternalLink size={16} />
      </ActionIcon>
      <Allowed to="accounts.manage">
        <ActionIcon component={Link} to={`/edit-user/${user._id}`} {...subtle} title="Edit" aria-label={`Edit ${name}`}>
          <IconPencil size={16} />
        </ActionIcon>
      </Allowed>
      <Allowed to="people.erase">
        <DeleteUser user={user} isOwn={isOwn} />
      </Allowed>
    </>
  );
}

function DeleteUser({ user, isOwn }: { user: CurrentUser; isOwn: boolean }) {
  const remove = useDeleteUser();
  return (
    <ActionIcon
      variant="subtle"
      color="red"
      title={isOwn ? 'Your own account' : 'Delete'}
      aria-label={`Delete ${fullName(user)}`}
      disabled={isOwn}
      onClick={() => void remove(user)}
    >
      <IconTrash size={16} />
    </ActionIcon>
  );
}
