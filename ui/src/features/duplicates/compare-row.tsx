import type { MergeField } from '#api/duplicates/contract.ts';
import styles from './duplicates.module.css';

interface CompareRowProps {
  row: { field: MergeField; label: string; ofKeep: string | null; ofOther: string | null };
  /** The other's is taken. */
  isOthers: boolean;
  onChoose: (field: MergeField, isOthers: boolean) => void;
}

/** One field of both, of which one is chosen. */
export function CompareRow({ row: { field, label, ofKeep, ofOther }, isOthers, onChoose }: CompareRowProps) {
  const option = (text: string | null, whose: string, isChosen: boolean, takes: boolean) => (
    <td>
      <label className={styles.option}>
        <input
          type="radio"
          name={field}
          aria-label={`${label}, ${whose}: ${text ?? 'empty'}`}
          checked={isChosen}
          onChange={() => onChoose(field, takes)}
        />
        {text === null ? <span className={styles.none}>Empty</span> : <span className={styles.long}>{text}</span>}
      </label>
    </td>
  );
  return (
    <tr>
      <th scope="row">{label}</th>
      {option(ofKeep, 'kept', !isOthers, false)}
      {option(ofOther, 'goes', isOthers, true)}
    </tr>
  );
}
