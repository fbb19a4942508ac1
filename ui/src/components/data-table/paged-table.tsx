import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { useLastPage } from '#ui/lib/use-last-page.ts';
import { type Column, DataTable, type Sort, WaitingTable } from './data-table.tsx';
import { NoRows } from './no-rows.tsx';
import { TableFoot } from './table-foot.tsx';
import type { TableAddress } from './use-table-address.ts';

interface PagedTableProps<Row, Size extends number> {
  /** The table's caption for screen readers, and the message of its first load. */
  label: string;
  loading: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  load: Pick<UseQueryResult, 'isPending' | 'isSuccess' | 'error' | 'isPlaceholderData' | 'refetch'>;
  /** Message for a failed load if the server gave no reason. */
  fallback: string;
  /** Rows of the fetched page, and the total of all pages. */
  rows: readonly Row[] | undefined;
  total: number | undefined;
  address: TableAddress<Size>;
  sizes: readonly Size[];
}

/** A page of a list as a table, a placeholder if there is none, and the pager. */
export function PagedTable<Row, Size extends number>(props: PagedTableProps<Row, Size>) {
  const { columns, load, rows, total = 0, address } = props;
  const { page, size } = address;
  const pages = Math.max(1, Math.ceil(total / size));
  useLastPage(load, address, pages);
  return (
    <>
      <LoadFailure load={load} fallback={props.fallback} />
      {load.isPending && <WaitingTable label={props.loading} columns={columns} rows={size} />}
      {rows && total === 0 && <NoRows />}
      {rows && rows.length > 0 && (
        <DataTable
          label={props.label}
          columns={columns}
          rows={rows}
          rowKey={props.rowKey}
          isWaiting={load.isPlaceholderData}
          {...(props.sort && props.onSort && { sort: props.sort, onSort: props.onSort })}
        />
      )}
      {total > 0 && (
        <TableFoot
          page={page}
          pages={pages}
          size={size}
          sizes={props.sizes}
          onPage={address.goToPage}
          onSize={(next) => address.change({ size: String(next) })}
        />
      )}
    </>
  );
}
