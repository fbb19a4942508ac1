import { Link } from 'react-router';
import type { AuditEntry } from '#api/accounts/audit-log-contract.ts';
import { roleLabel } from '#domain/roles.ts';
import type { Column } from '#ui/components/data-table/data-table.tsx';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { useAccount } from '#ui/lib/use-account.ts';
import { useCan } from '#ui/lib/use-can.ts';
import styles from './audit-log.module.css';
import { entryWords, recordLink } from './entry-words.ts';

export const auditColumns: Column<AuditEntry>[] = [
  { key: 'at', title: 'When', width: '190px', cell: ({ at }) => <time dateTime={at}>{formatMoment(at)}</time> },
  { key: 'by', title: 'Who', cell: ({ by }) => <Who by={by} /> },
  { key: 'role', title: 'Role', width: '104px', cell: ({ by }) => roleLabel(by.role) },
  {
    key: 'action',
    title: 'What',
    width: '200px',
    cell: (entry) => {
      const [what, kind] = entryWords(entry);
      return (
        <span title={entry.call}>
          {what} <span className={styles.kind}>{kind}</span>
        </span>
      );
    },
  },
  { key: 'records', title: 'Record', width: '27%', cell: (entry) => <Records entry={entry} /> },
];

function Who({ by }: Pick<AuditEntry, 'by'>) {
  const mayRead = useCan('accounts.read');
  if (by.id === null) return <span title={by._id}>An account that is gone</span>;
  return (
    <>
      {mayRead ? <Link to={`/user/${by._id}`}>{by.name}</Link> : by.name} <span className={styles.kind}>{by.id}</span>
    </>
  );
}

/** A record without a number is shown by the end of its key; a receipt's key is its number. */
const shortKey = (key: string) => (key.length < 24 ? key : `…${key.slice(-6)}`);

function Records({ entry }: { entry: AuditEntry }) {
  const reader = useAccount();
  const more = entry.recordCount - entry.records.length;
  if (entry.recordCount === 0) return '-';
  return (
    <>
      {entry.records.map((record, at) => {
        const link = recordLink(reader, entry, record);
        const name = record.name ?? record.number ?? shortKey(record.key);
        return (
          <span key={record.key}>
            {at > 0 && ', '}
            {link ? <Link to={link}>{name}</Link> : <span title={record.key}>{name}</span>}
            {record.name && <span className={styles.kind}> {record.number}</span>}
          </span>
        );
      })}
      {more > 0 && <span className={styles.kind}> and {more.toLocaleString('en-IN')} more</span>}
    </>
  );
}
