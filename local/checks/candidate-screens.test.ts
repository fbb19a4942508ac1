import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { personalsParts, personalsTexts } from '#api/profile/contract/personals.ts';
import { preferencesParts, preferencesTexts } from '#api/profile/contract/preferences.ts';
import { candidateFieldDisplay, candidateFieldNames } from '#domain/candidate-field-display.ts';
import { type ChoiceFieldName, type ChoiceTab, formChoices, pageChoices } from '#domain/choice-fields.ts';
import { isSyntax, partsOf, readScreen, type Syntax } from './screen-syntax.ts';

const root = join(import.meta.dirname, '../..');
const fields = candidateFieldNames;
const ACCOUNT = 'ui/src/features/my-account';

function nodesOf(file: string): Syntax[] {
  const all = (node: Syntax): Syntax[] => [node, ...partsOf(node).flatMap(all)];
  return [...readScreen(root, file).declared.values()].flat().flatMap(all);
}

const nameOf = (node: unknown): string => (isSyntax(node) ? String(node.name ?? node.value) : '');

/** Properties that a file reads of a variable or property with one of these names: `candidate.city`, `{ city } = candidate`. */
function readsOf(file: string, ...owners: string[]): string[] {
  return nodesOf(file).flatMap((node) => {
    if (node.type === 'MemberExpression') {
      const owner = node.object as Syntax;
      const from = nameOf(owner.type === 'MemberExpression' ? owner.property : owner);
      return owners.includes(from) ? [nameOf(node.property)] : [];
    }
    const isPattern = node.type === 'VariableDeclarator' && owners.includes(nameOf(node.init));
    const properties = isPattern ? ((node.id as Syntax).properties as Syntax[] | undefined) : undefined;
    return (properties ?? []).map(({ key }) => nameOf(key));
  });
}

/** The fields that a form's controls name: `path="currentCTC"`, `form.text('currentCTC.amount')`, `values.currentCTC`. */
function controlsOf(file: string): string[] {
  const named = nodesOf(file).flatMap(({ type, value }) =>
    type === 'Literal' && typeof value === 'string' ? [value.split('.')[0] ?? ''] : [],
  );
  return [...named, ...readsOf(file, 'values')];
}

type Lists = Readonly<Record<ChoiceTab, readonly ChoiceFieldName[]>>;

/** The choice fields that a file shows in loops over one of these lists: `formChoices.personals`. */
const loopsOf = (file: string, list: string, lists: Lists): ChoiceFieldName[] =>
  readsOf(file, list).flatMap((read) => lists[read as ChoiceTab]);

test('the candidate’s page shows the fields that the table says', () => {
  const read = new Set(
    globSync('ui/src/features/candidate/*.tsx', { cwd: root }).flatMap((file) => [
      ...readsOf(file, 'candidate'),
      ...loopsOf(file, 'pageChoices', pageChoices),
    ]),
  );
  expect(fields.filter((field) => read.has(field))).toEqual(
    fields.filter((field) => candidateFieldDisplay[field].page),
  );
});

describe.each([
  {
    tab: 'Personals',
    form: { ...personalsTexts, ...personalsParts },
    controls: ['personals/personals-form.tsx', 'personals/person-fields.tsx'],
    section: ['personals/personals-section.tsx'],
  },
  {
    tab: 'Careers & Preferences',
    form: { ...preferencesTexts, ...preferencesParts },
    controls: ['preferences/preferences-form.tsx'],
    section: ['preferences/preferences-section.tsx'],
  },
])('the tab $tab', ({ form, controls, section }) => {
  const sent = Object.keys(form).toSorted();
  const shownBy = (files: string[], fieldsOf: (file: string) => string[]) =>
    files
      .map((file) => `${ACCOUNT}/${file}`)
      .flatMap((file) => [...fieldsOf(file), ...loopsOf(file, 'formChoices', formChoices)]);

  test('has a control for every field that its call takes', () => {
    const shown = new Set(shownBy(controls, controlsOf));
    expect(sent.filter((field) => !shown.has(field))).toEqual([]);
  });

  test('shows the stored value of every field that its call takes', () => {
    const shown = new Set(shownBy(section, (file) => readsOf(file, 'candidate', 'values')));
    expect(sent.filter((field) => !shown.has(field))).toEqual([]);
  });
});
