/** A value that a choice field may have. */
interface Choice {
  label: string;
  /**
   * Other spellings in a spreadsheet's cells: small letters and digits only, separated by bars. The stored value and the
   * label are always read.
   */
  spellings: string;
}

export type ChoiceTab = 'personals' | 'preferences';

/** A candidate's fact with one of a few values. A yes or no is a choice of two: a missing value stays unknown. */
interface ChoiceField {
  /** In sentence case. Forms use `formLabel`. */
  label: string;
  /** By stored value, in the order of the form. */
  choices: Readonly<Record<string, Choice>>;
  /** The profile's tab that it belongs to, and the section of the candidate's page. */
  tab: ChoiceTab;
  /** Whether the tab's form asks for it; null if it doesn't. */
  form: 'required' | 'optional' | null;
  /** Whether the candidate's page shows it. */
  page: boolean;
  imported: ChoiceImport | null;
  /** Whether it is a column of the export. */
  exported: boolean;
  /** Whether it is in the index, where a filter needs it. */
  indexed: boolean;
}

/** The column of a candidates' spreadsheet, which has the field's name. */
interface ChoiceImport {
  /** Spellings of its header, separated by bars. */
  headers: string;
  /** What a cell may contain, for the user; default: the labels in order. */
  hint?: string;
  /** Examples in the import's template; null if the template leaves the column out. */
  template: readonly string[] | null;
}

/**
 * Every choice field of the candidate record that is handled like the others; all parts of the product loop over this
 * table. A field with rules of its own, such as the notice period, is written out in each part.
 */
export const choiceFields = {
  gender: {
    label: 'Gender',
    choices: {
      female: { label: 'Female', spellings: 'f|woman|girl|ms|mrs' },
      male: { label: 'Male', spellings: 'm|man|boy|mr' },
      other: { label: 'Other', spellings: 'others|o|transgender|trans|nonbinary|thirdgender' },
    },
    tab: 'personals',
    form: 'required',
    page: true,
    imported: { headers: 'Gender | Sex', hint: 'Male, Female or Other', template: ['Female', 'M'] },
    exported: false,
    indexed: true,
  },
  maritalStatus: {
    label: 'Marital status',
    choices: {
      single: { label: 'Single', spellings: 'unmarried|nevermarried|bachelor|s|no' },
      married: { label: 'Married', spellings: 'm|yes' },
      divorced: { label: 'Divorced', spellings: 'divorcee' },
      widowed: { label: 'Widowed', spellings: 'widow|widower' },
    },
    tab: 'personals',
    form: 'required',
    page: false,
    imported: { headers: 'Marital Status | Married | Marital', template: ['Single'] },
    exported: false,
    indexed: false,
  },
  hiringMode: {
    label: 'Hiring mode',
    choices: {
      tp: { label: 'Temporary', spellings: 'temp|contract|contractual|fixedterm' },
      ft: { label: 'Fulltime', spellings: 'permanent|regular|fulltimeemployee|fte' },
      c2c: { label: 'Corp to Corp', spellings: 'corporationtocorporation' },
      c2h: { label: 'Contract to Hire', spellings: 'contract2hire' },
      intern: { label: 'Intern', spellings: 'internship|trainee|apprentice' },
    },
    tab: 'preferences',
    form: 'required',
    page: false,
    imported: {
      headers: `Hiring Mode | Mode of Hiring | Employment Type | Hiring Type | Job Type | Mode of Employment |
    Employment Mode`,
      template: null,
    },
    exported: false,
    indexed: false,
  },
} as const satisfies Readonly<Record<string, ChoiceField>>;

type Table = typeof choiceFields;
export type ChoiceFieldName = keyof Table;
export type ChoiceValue<Name extends ChoiceFieldName> = keyof Table[Name]['choices'] & string;

/** The names of the fields whose rows have these properties. */
type NamesWith<Properties> = {
  [Name in ChoiceFieldName]: Table[Name] extends Properties ? Name : never;
}[ChoiceFieldName];
export type ImportedChoice = NamesWith<{ imported: object }>;
export type IndexedChoice = NamesWith<{ indexed: true }>;
export type FormChoice<Tab extends ChoiceTab> = NamesWith<{ tab: Tab; form: string }>;

const fields: Readonly<Record<ChoiceFieldName, ChoiceField>> = choiceFields;

export const choiceFieldNames = Object.keys(fields) as ChoiceFieldName[];
const namesWith = (has: (field: ChoiceField) => boolean) => choiceFieldNames.filter((name) => has(fields[name]));

// each cast is the type's own condition, computed
export const importedChoices = namesWith(({ imported }) => imported !== null) as ImportedChoice[];
export const indexedChoices = namesWith(({ indexed }) => indexed) as IndexedChoice[];
export const exportedChoices = namesWith(({ exported }) => exported);
export const formChoices = {
  personals: namesWith(({ tab, form }) => tab === 'personals' && form !== null) as FormChoice<'personals'>[],
  preferences: namesWith(({ tab, form }) => tab === 'preferences' && form !== null) as FormChoice<'preferences'>[],
};
export const pageChoices = {
  personals: namesWith(({ tab, page }) => tab === 'personals' && page),
  preferences: namesWith(({ tab, page }) => tab === 'preferences' && page),
};

export const isRequiredChoice = (name: ChoiceFieldName): boolean => fields[name].form === 'required';
export const importOf = (name: ImportedChoice): ChoiceImport => choiceFields[name].imported;

/** An object with a property for each of these fields. */
export const forChoices = <Name extends ChoiceFieldName, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> => Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;

/** A record's choice fields, each of which may be missing. */
export type ChoiceValues = { [Name in ChoiceFieldName]?: ChoiceValue<Name> };
/** The same where null stands for a missing value. */
export type NullableChoices = { [Name in ChoiceFieldName]: ChoiceValue<Name> | null };

export const nullableChoices = (record: ChoiceValues): NullableChoices =>
  forChoices(choiceFieldNames, (name) => record[name] ?? null) as NullableChoices;

/** The values that are stored, in the order of the form. */
export const choiceValues = <Name extends ChoiceFieldName>(name: Name) =>
  Object.keys(fields[name].choices) as ChoiceValue<Name>[];

/** The label of each stored value. */
export const valueLabels = (name: ChoiceFieldName): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields[name].choices).map(([value, { label }]) => [value, label]));

/** The label of a value; the text itself if it is no value of the field, null for none. */
export function valueLabel(name: ChoiceFieldName, value: string | null | undefined): string | null {
  if (!value) return null;
  const labels = valueLabels(name);
  return Object.hasOwn(labels, value) ? (labels[value] as string) : value;
}

/** A cell's text as it is compared with spellings. */
export const spellingOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** Each value with all its spellings, separated by bars. */
export const choiceSpellings = <Name extends ChoiceFieldName>(name: Name) =>
  choiceValues(name).map((value): [ChoiceValue<Name>, string] => {
    const { label, spellings } = fields[name].choices[value] as Choice;
    return [value, [spellingOf(value), spellingOf(label), spellings].filter(Boolean).join('|')];
  });

/** What a cell may contain: `Single, Married, Divorced or Widowed`. */
export const choiceHint = (name: ImportedChoice): string =>
  importOf(name).hint ?? new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(Object.values(valueLabels(name)));
