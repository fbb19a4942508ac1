import { Modal, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { advanceFilterOrder, type OrderedCandidate } from '#api/search/order-contract.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { filterRequest } from '#ui/features/pro-search/filters/filter-state.ts';
import { type OrderCell, type OrderRow, orderRows, pointsText, verdict } from './compare-order.ts';
import type { PlacedCard } from './use-why-order.ts';
import styles from './why-order.module.css';

/** A candidate of the answer, with what its card says. */
interface Column {
  name: string;
  place: number;
  order: OrderedCandidate;
}

/** Why two neighbours of the result stand in this order: what each wish adds to both, and what decides. */
export function WhyOrder(props: { cards: readonly PlacedCard[]; sent: FilterState; onClose: () => void }) {
  const body = { filter: filterRequest(props.sent), ids: props.cards.map(({ card }) => card._id) };
  const order = useQuery({
    queryKey: ['advance-filter-order', body],
    queryFn: async ({ signal }) => (await call(advanceFilterOrder, { body }, { signal })).candidates,
  });
  return (
    <Modal.Root
      opened
      onClose={props.onClose}
      size={760}
      centered
      transitionProps={{ duration: 0 }}
      returnFocus={false}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* a header in a dialog would be a second banner of the page */}
        <Modal.Header component="div">
          <Modal.Title>Why this order</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </Modal.Header>
        <Modal.Body>
          {order.isError && <LoadFailure load={order} />}
          {!order.data && !order.isError && (
            <Skeleton height={200} aria-label="Comparing the candidates" role="status" />
          )}
          {order.data && <Comparison cards={props.cards} candidates={order.data} />}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Comparison({ cards, candidates }: { cards: readonly PlacedCard[]; candidates: readonly OrderedCandidate[] }) {
  const columns = candidates.flatMap((order): Column[] => {
    const shown = cards.find(({ card }) => card._id === order._id);
    return shown ? [{ name: shown.card.applicantName || shown.card.applicantID, place: shown.place, order }] : [];
  });
  const [first, second] = columns;
  if (!first) return <p>The result has changed. Run the search again to see its order.</p>;
  const rows = orderRows(candidates);
  const hasScore = first.order.score !== null;
  return (
    <>
      {second && <p className={styles.verdict}>{verdict(first, second, rows)}</p>}
      {columns.length < cards.length && <p>The search no longer finds the other candidate.</p>}
      {hasScore && <Table columns={columns} rows={rows} />}
      {hasScore && (
        <p className={styles.note}>
          Points add up the evidence for each part of the search. A mandatory part counts twice; a high weight doubles
          its points, a low one halves them.
        </p>
      )}
    </>
  );
}

function Table({ columns, rows }: { columns: readonly Column[]; rows: readonly OrderRow[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
    <section className={styles.scrolled} tabIndex={0} aria-label="Points of each part of the search">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Search</th>
            {columns.map(({ name, place, order }) => (
              <th key={order._id} scope="col">
                <span className={styles.place}>{place}.</span> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} data-differs={(columns.length > 1 && row.differs) || undefined}>
              <th scope="row">
                {row.text}
                {columns.length > 1 && row.differs && <span className={styles.differs}>differs</span>}
                {row.marks && <small>{row.marks}</small>}
              </th>
              {row.cells.map((cell, at) => (
                <td key={columns[at]?.order._id} data-most={isMost(row, at) || undefined}>
                  <Cell cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Points</th>
            {columns.map(({ order }) => (
              <td key={order._id}>
                <b className={styles.points}>{pointsText(order.score ?? 0)}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** Whether this candidate has the most points of a row that differs. */
function isMost({ cells, differs }: OrderRow, at: number): boolean {
  const points = cells.map((cell) => cell?.points ?? 0);
  return differs && cells.length > 1 && points[at] === Math.max(...points);
}

function Cell({ cell }: { cell: OrderCell | null }) {
  if (!cell) return <span className={styles.none}>not found</span>;
  return (
    <>
      <b className={styles.points}>{pointsText(cell.points)}</b>
      <span>{cell.words}</span>
      <small>{cell.parts}</small>
    </>
  );
}
