import { NativeSelect, TextInput } from '@mantine/core';
import { auditActions } from '#api/accounts/audit-log-contract.ts';
import { SearchBox } from '#ui/components/data-table/search-box.tsx';
import listStyles from '#ui/components/list-page.module.css';
import styles from './audit-log.module.css';
import { actionNames } from './entry-words.ts';

export interface AuditFilter {
  person: string;
  record: string;
  action: string;
  from: string;
  to: string;
}

interface AuditFiltersProps {
  filter: AuditFilter;
  /** Why the days can't be searched; undefined if they can. */
  problem: string | undefined;
  onChange: (parts: Partial<AuditFilter>) => void;
}

const actionChoices = [
  { value: '', label: 'All actions' },
  ...auditActions.map((value) => ({ value, label: actionNames[value] })),
];

/** The audit log's filters: person, record, action and days. */
export function AuditFilters({ filter, problem, onChange }: AuditFiltersProps) {
  return (
    <div className={listStyles.bar}>
      <SearchBox
        label="Person"
        placeholder="Person: name, email, contact or ID"
        value={filter.person}
        onSearch={(person) => onChange({ person: person.slice(0, 100) })}
      />
      <SearchBox
        label="Record"
        placeholder="Record: SAN-, USR-, JOB- number or ID"
        value={filter.record}
        onSearch={(record) => onChange({ record: record.slice(0, 60) })}
      />
      <NativeSelect
        size="xs"
        aria-label="Action"
        data={actionChoices}
        value={filter.action}
        onChange={(event) => onChange({ action: event.currentTarget.value })}
      />
      <div className={styles.dates}>
        <TextInput
          size="xs"
          type="date"
          aria-label="From"
          value={filter.from}
          onChange={(event) => onChange({ from: event.currentTarget.value })}
        />
        to
        <TextInput
          size="xs"
          type="date"
          aria-label="To"
          value={filter.to}
          error={problem}
          onChange={(event) => onChange({ to: event.currentTarget.value })}
        />
      </div>
    </div>
  );
}
