/** A field of an entry's form. */
export interface EntryField {
  /** Its path in the values: `experience.year`. */
  path: string;
  label: string;
  kind?: 'text' | 'link' | 'day' | 'flag' | 'prose' | 'choice';
  required?: boolean;
  /** Numeric input. */
  numeric?: boolean;
  most?: number;
  choices?: Readonly<Record<string, string>>;
  disabled?: (values: object) => boolean;
  hidden?: (values: object) => boolean;
}

const isOngoing = (values: object): boolean => 'isOngoing' in values && values.isOngoing === true;

/** Start, end, and whether it is ongoing. */
export const periodFields = (from: string, to: string): EntryField[] => [
  { path: from, label: 'Start Date', kind: 'day', required: true },
  { path: to, label: 'End Date', kind: 'day', required: true, disabled: isOngoing },
  { path: 'isOngoing', label: 'Ongoing', kind: 'flag' },
];
/** Start and end, for entries that always end. */
export const closedPeriodFields: EntryField[] = [
  { path: 'periodFrom', label: 'From', kind: 'day', required: true },
  { path: 'periodTo', label: 'To', kind: 'day', required: true },
];
export const descriptionField: EntryField = { path: 'description', label: 'Description', kind: 'prose', most: 5_000 };
