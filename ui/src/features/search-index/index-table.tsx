import { Button } from '@mantine/core';
import type { ResponseOf } from '#api/contract/define-contract.ts';
import type { searchIndex } from '#api/contract/search-index.ts';
import styles from './search-index.module.css';

type Indexed = ResponseOf<typeof searchIndex>['indices'][number];

const figure = (value: number | null) => (value === null ? '-' : value.toLocaleString('en-IN'));
const size = (bytes: number | null) =>
  bytes === null ? '-' : `${(bytes / 1_048_576).toLocaleString('en-IN', { maximumFractionDigits: 1 })} MB`;

/** A row for each index: records against documents, how far behind, and whether its mapping is this release's. */
export function IndexTable(props: {
  indices: Indexed[];
  busy: boolean;
  onReindex: (entity: Indexed['entity']) => void;
  onAudit: (entity: Indexed['entity']) => void;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label="Indices">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Index</th>
            <th scope="col">In MongoDB</th>
            <th scope="col">Indexed</th>
            <th scope="col">Lag</th>
            <th scope="col">Unpublished</th>
            <th scope="col">Size</th>
            <th scope="col">Mapping</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {props.indices.map((index) => (
            <tr key={index.entity}>
              <th scope="row">
                {index.entity}
                <small>{index.index ?? 'not there'}</small>
              </th>
              <td>{figure(index.records)}</td>
              <td data-off={index.documents !== null && index.documents !== index.records ? true : undefined}>
                {figure(index.documents)}
              </td>
              <td>{figure(index.lag)}</td>
              <td>{figure(index.unpublished)}</td>
              <td>{size(index.bytes)}</td>
              <td>{index.mappingFits === null ? '-' : index.mappingFits ? 'fits' : 'reindex needed'}</td>
              <td>
                <div className={styles.actions}>
                  <Button
                    size="compact-sm"
                    variant="default"
                    disabled={props.busy}
                    aria-label={`Reindex ${index.entity}`}
                    onClick={() => props.onReindex(index.entity)}
                  >
                    Reindex
                  </Button>
                  <Button
                    size="compact-sm"
                    variant="default"
                    disabled={props.busy}
                    aria-label={`Audit and repair ${index.entity}`}
                    onClick={() => props.onAudit(index.entity)}
                  >
                    Audit and repair
                  </Button>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
