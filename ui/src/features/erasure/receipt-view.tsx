import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearchParams } from 'react-router';
import { type ErasureReceipt, erasureReceipt as receiptCall, receiptShape } from '#api/erasure/receipt-contract.ts';
import { call } from '#api/http/contract/client.ts';
import { InlineError } from '#ui/components/inline-error.tsx';
import { capital } from '#ui/lib/capital.ts';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { saveFile } from '#ui/lib/fetch-file.ts';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { useCan } from '#ui/lib/use-can.ts';
import { useTitle } from '#ui/lib/use-title.ts';
import styles from './erasure.module.css';

/** Display names of who requested it. */
const requestedBy = { admin: 'an admin', self: 'the person themself' } as const;

/** A receipt as a text file: one line per kind of removed data. */
function receiptText({ id, at, by, removed }: ErasureReceipt): string {
  const lines = removed.map(({ kind, count }) => `${String(count).padStart(8)}  ${kind}`);
  const head = [
    `Erasure receipt ${id}`,
    '',
    `When:          ${formatMoment(at)} (India)`,
    `Requested by:  ${requestedBy[by]}`,
  ];
  return [...head, '', 'Removed:', ...lines, ''].join('\n');
}

/** A receipt: the one just issued, from the browser's history state, or for admins the one in the address. */
export function ReceiptView() {
  useTitle('Erasure Receipt');
  const { state } = useLocation();
  const given = receiptShape.safeParse((state as { receipt?: unknown } | null)?.receipt).data;
  const [address] = useSearchParams();
  const id = receiptCall.params.safeParse({ id: address.get('id') }).data?.id;
  const mayRead = useCan('people.erase');
  const stored = useQuery({
    queryKey: ['erasure-receipt', id],
    queryFn: ({ signal }) => call(receiptCall, { params: { id: id ?? '' } }, { signal }),
    enabled: mayRead && id !== undefined && !given,
  });
  const receipt = given ?? stored.data?.receipt;
  return (
    <div className={styles.page}>
      <h1>Erasure Receipt</h1>
      {receipt && <Receipt receipt={receipt} isFresh={given !== undefined} />}
      {stored.isLoading && <Skeleton height={280} role="status" aria-label="Loading the receipt" />}
      {stored.isError && <InlineError message={failureMessage(stored.error, 'Unable to load the receipt.')} />}
      {!receipt && !stored.isLoading && !stored.isError && <p>A receipt appears here right after an erasure.</p>}
      <p>
        <Link to="/">Go to the start page</Link>
      </p>
    </div>
  );
}

function Receipt({ receipt, isFresh }: { receipt: ErasureReceipt; isFresh: boolean }) {
  const download = () => {
    const blob = new Blob([receiptText(receipt)], { type: 'text/plain;charset=utf-8' });
    saveFile({ blob, fileName: `erasure ${receipt.id}.txt` }, receipt.id);
  };
  return (
    <>
      {isFresh && <p role="status">Erased for good. Searches stop finding the profile within a minute.</p>}
      <p>
        {formatMoment(receipt.at)}, requested by {requestedBy[receipt.by]}. The receipt doesn’t say whose data it was.
      </p>
      <div className={styles.receipt}>
        <table>
          <caption>{receipt.id}</caption>
          <tbody>
            {receipt.removed.map(({ kind, count }) => (
              <tr key={kind}>
                <th scope="row">{capital(kind)}</th>
                <td>{count.toLocaleString('en-IN')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.buttons}>
        <Button size="xs" leftSection={<IconDownload size={14} aria-hidden="true" />} onClick={download}>
          Download receipt
        </Button>
      </div>
    </>
  );
}
