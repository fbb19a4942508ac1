import { ActionIcon, Anchor } from '@mantine/core';
import { IconArrowBackUp, IconDownload, IconPlayerStop } from '@tabler/icons-react';
import { urlOf } from '#api/http/contract/client.ts';
import { type ImportEntry, importCandidateReport } from '#api/imports/contract.ts';
import type { Column } from '#ui/components/data-table/data-table.tsx';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { isUnderWay } from '#ui/lib/is-under-way.ts';
import { importResult } from './import-result.ts';

interface EntryActions {
  isAsking: boolean;
  onUndo: (entry: ImportEntry) => void;
  onCancel: (jobId: string) => void;
  onOpen: (entry: ImportEntry) => void;
}

const kinds = { candidates: 'Candidates', info: 'Info' } as const;

/** The ledger's columns. */
export function ledgerColumns(actions: EntryActions): Column<ImportEntry>[] {
  return [
    {
      key: 'file',
      title: 'File',
      cell: (entry) => (
        <Anchor
          component="button"
          type="button"
          size="sm"
          underline="always"
          title={entry.fileName}
          onClick={() => actions.onOpen(entry)}
        >
          {entry.fileName}
        </Anchor>
      ),
    },
    { key: 'kind', title: 'Kind', width: '116px', cell: ({ kind }) => kinds[kind] },
    { key: 'by', title: 'By', width: '120px', cell: ({ importedBy }) => <span title={importedBy}>{importedBy}</span> },
    { key: 'at', title: 'When', width: '176px', cell: ({ createdAt }) => formatMoment(createdAt) },
    {
      key: 'result',
      title: 'Result',
      width: '200px',
      cell: (entry) => <span title={importResult(entry)}>{importResult(entry)}</span>,
    },
    {
      key: 'left',
      title: 'Left out',
      width: '84px',
      cell: ({ refused, duplicates }) => (refused + duplicates).toLocaleString('en-IN'),
    },
    { key: 'actions', title: 'Actions', width: '88px', cell: (entry) => <Actions entry={entry} {...actions} /> },
  ];
}

function Actions({ entry, isAsking, onUndo, onCancel }: EntryActions & { entry: ImportEntry }) {
  const { jobId, fileName, refused, duplicates, undoUntil } = entry;
  return (
    <>
      {refused + duplicates > 0 && (
        <ActionIcon
          component="a"
          href={urlOf(importCandidateReport, { params: { jobId }, query: {} })}
          download
          variant="subtle"
          color="gray"
          title="Download the report (.xlsx)"
          aria-label={`Report of ${fileName}`}
        >
          <IconDownload size={16} />
        </ActionIcon>
      )}
      {isUnderWay(entry) && (
        <ActionIcon
          variant="subtle"
          color="red"
          title="Cancel"
          aria-label={`Cancel ${fileName}`}
          onClick={() => onCancel(jobId)}
        >
          <IconPlayerStop size={16} />
        </ActionIcon>
      )}
      {undoUntil && (
        <ActionIcon
          variant="subtle"
          color="red"
          disabled={isAsking}
          title={`Undo, until ${formatMoment(undoUntil)}`}
          aria-label={`Undo ${fileName}`}
          onClick={() => onUndo(entry)}
        >
          <IconArrowBackUp size={16} />
        </ActionIcon>
      )}
    </>
  );
}
