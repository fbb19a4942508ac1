import { ActionIcon } from '@mantine/core';
import { IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { CurrentUser } from '#api/http/contract.ts';
import type { Column } from '#ui/components/data-table/data-table.tsx';
import { fullName } from '#ui/lib/full-name.ts';
import { roleNames } from '#ui/lib/role-names.ts';
import { shortId } from './short-id.ts';

interface RowActions {
  /** An admin can't delete the own account. */
  ownId: string;
  onDelete: (user: CurrentUser) => void;
}

/** The columns of the list of users. */
export function userColumns(actions: RowActions): Column<CurrentUser>[] {
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
    { key: 'role', title: 'Role', width: '104px', sorts: true, cell: ({ role }) => roleNames[role] },
    { key: 'actions', title: 'Actions', width: '120px', cell: (user) => <Actions user={user} {...actions} /> },
  ];
}

function Actions({ user, ownId, onDelete }: RowActions & { user: CurrentUser }) {
  const name = fullName(user);
  const isOwn = user._id === ownId;
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
      <ActionIcon component={Link} to={`/edit-user/${user._id}`} {...subtle} title="Edit" aria-label={`Edit ${name}`}>
        <IconPencil size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        title={isOwn ? 'Your own account' : 'Delete'}
        aria-label={`Delete ${name}`}
        disabled={isOwn}
        onClick={() => onDelete(user)}
      >
        <IconTrash size={16} />
      </ActionIcon>
    </>
  );
}
