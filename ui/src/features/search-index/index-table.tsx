import { Button } from '@mantine/core';
import type { ResponseOf } from '#api/http/contract.ts';
import type { searchIndex } from '#api/index-admin/contract.ts';
import { type Column, DataTable, TwoLines, WaitingTable } from '#ui/components/data-table/data-table.tsx';
import { documentsNote } from './index-words.ts';
import styles from './search-index.module.css';

type Indexed = ResponseOf<typeof searchIndex>['indices'][number];
type Entity = Indexed['entity'];

interface IndexActions {
  busy: boolean;
  onReindex: (entity: Entity) => void;
  onAudit: (entity: Entity) => void;
}

const figure = (value: number | null) => (value === null ? '-' : value.toLocaleString('en-IN'));
const size = (bytes: number | null) =>
  bytes === null ? '-' : `${(bytes / 1_048_576).toLocaleString('en-IN', { maximumFractionDigits: 1 })} MB`;

function indexColumns({ busy, onReindex, onAudit }: IndexActions): Column<Indexed>[] {
  return [
    {
      key: 'index',
      title: 'Index',
      cell: ({ entity, index }) => (
        <TwoLines
          first={<strong>{entity}</strong>}
          second={<span title={index ?? undefined}>{index ?? 'not there'}</span>}
        />
      ),
    },
    { key: 'records', title: 'In MongoDB', width: '96px', cell: ({ records }) => figure(records) },
    {
      key: 'documents',
      title: 'Indexed',
      width: '148px',
      cell: (indexed) => {
        const { isOff, note } = documentsNote(indexed);
        return (
          <TwoLines
            first={figure(indexed.documents)}
            second={
              <span className={styles.note} data-off={isOff || undefined}>
                {note}
              </span>
            }
          />
        );
      },
    },
    { key: 'lag', title: 'Lag', width: '72px', cell: ({ lag }) => figure(lag) },
    { key: 'unpublished', title: 'Unpublished', width: '104px', cell: ({ unpublished }) => figure(unpublished) },
    { key: 'size', title: 'Size', width: '92px', cell: ({ bytes }) => size(bytes) },
    {
      key: 'mapping',
      title: 'Mapping',
      width: '120px',
      cell: ({ mappingFits }) => (mappingFits === null ? '-' : mappingFits ? 'fits' : 'reindex needed'),
    },
    {
      key: 'actions',
      title: 'Actions',
      width: '236px',
      cell: ({ entity }) => (
        <div className={styles.actions}>
          <Button
            size="compact-sm"
            variant="default"
            disabled={busy}
            aria-label={`Reindex ${entity}`}
            onClick={() => onReindex(entity)}
          >
            Reindex
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={busy}
            aria-label={`Audit and repair ${entity}`}
            onClick={() => onAudit(entity)}
          >
            Audit and repair
          </Button>
        </div>
      ),
    },
  ];
}

/** One row per index: records against documents, lag, and whether its mapping is the current release's. */
export function IndexTable({ indices, ...actions }: IndexActions & { indices: Indexed[] }) {
  return <DataTable label="Indices" columns={indexColumns(actions)} rows={indices} rowKey={({ entity }) => entity} />;
}

const nothing = () => {};

export function WaitingIndexTable() {
  const columns = indexColumns({ busy: true, onReindex: nothing, onAudit: nothing });
  return <WaitingTable label="Loading the state of the index" columns={columns} rows={2} rowHeight={40} />;
}
