import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { MAX_CORRECTION_CHARACTERS, type PreviewResult } from '#api/imports/preview-contract.ts';
import styles from './preview.module.css';

type Form = PreviewResult['unread'][number];

interface UnreadValuesProps {
  preview: PreviewResult;
  corrections: PreviewResult['corrections'];
  /** The preview is being made again with the corrections. */
  isWaiting: boolean;
  onCorrect: (at: number, text: string, as: string) => void;
  onForget: (at: number, text: string) => void;
}

const FIRST_FORMS = 8;
const count = (value: number) => value.toLocaleString('en-IN');

/** Values that can't be read, grouped by column and text: each can be read as another one or left out on purpose. */
export function UnreadValues({ preview, corrections, isWaiting, onCorrect, onForget }: UnreadValuesProps) {
  const [isWhole, setWhole] = useState(false);
  const { columns } = preview;
  const isCorrected = ({ at, text }: Form) => corrections.some((one) => one.at === at && one.text === text);
  const corrected = isWaiting ? preview.unread.filter(isCorrected) : [];
  const unread = preview.unread.filter((form) => !corrected.includes(form));
  const unreadCells = preview.unreadCells - corrected.reduce((sum, form) => sum + form.count, 0);
  if (unread.length === 0 && corrections.length === 0) return null;
  const shown = isWhole ? unread : unread.slice(0, FIRST_FORMS);
  const headerOf = (at: number) => columns[at]?.header || `Column ${at + 1}`;
  return (
    <section className={styles.unread} aria-label="Values that can’t be read">
      <h3>
        {unreadCells === 1 ? '1 value can’t be read' : `${count(unreadCells)} values can’t be read`}
        <span className={styles.rest}> and will be left out; their rows are imported.</span>
      </h3>
      {corrections.length > 0 && (
        <ul className={styles.corrections} aria-label="Corrections">
          {corrections.map(({ at, text, as }) => (
            <li key={`${at} ${text}`}>
              <span>
                {headerOf(at)}: “{text}” {as === '' ? 'is left out' : `is read as “${as}”`}
              </span>
              <Button size="compact-xs" variant="subtle" onClick={() => onForget(at, text)}>
                Undo<span className="visually-hidden"> for “{text}”</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {shown.length > 0 && (
        <ul className={styles.forms}>
          {shown.map((form) => (
            <UnreadForm
              key={`${form.at} ${form.text}`}
              form={form}
              header={headerOf(form.at)}
              onCorrect={(as) => onCorrect(form.at, form.text, as)}
            />
          ))}
        </ul>
      )}
      {unread.length > shown.length && (
        <Button size="compact-sm" variant="default" onClick={() => setWhole(true)} className={styles.more}>
          Show {count(unread.length - shown.length)} more
        </Button>
      )}
    </section>
  );
}

function UnreadForm({ form, header, onCorrect }: { form: Form; header: string; onCorrect: (as: string) => void }) {
  const [as, setAs] = useState('');
  const cells = form.count === 1 ? `row ${form.rows[0]}` : `${count(form.count)} cells, first in row ${form.rows[0]}`;
  const value = as.trim();
  return (
    <li>
      <p className={styles.form}>
        <span className={styles.column}>{header}</span>
        <strong>{form.text}</strong>
        <span className={styles.cells}>{cells}</span>
      </p>
      <small>{form.reason}</small>
      <form
        className={styles.correct}
        onSubmit={(event) => {
          event.preventDefault();
          if (value !== '') onCorrect(value);
        }}
      >
        <TextInput
          size="xs"
          aria-label={`Read “${form.text}” in ${header} as`}
          placeholder="Read as …"
          maxLength={MAX_CORRECTION_CHARACTERS}
          value={as}
          onChange={({ currentTarget }) => setAs(currentTarget.value)}
        />
        <Button size="xs" type="submit" variant="default" disabled={value === ''}>
          {form.count === 1 ? 'Apply' : `Apply to all ${count(form.count)}`}
        </Button>
        <Button size="xs" variant="subtle" onClick={() => onCorrect('')}>
          Leave out
        </Button>
      </form>
    </li>
  );
}
