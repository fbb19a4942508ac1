import { z } from 'zod';
import type { Droppable, ExpressionParts, FilterRules } from './declare-filter.ts';
import { type FilterField, LIST_LIMIT, TEXT_LIMIT, writeFlag, writeList, writeText } from './filter-field.ts';

/** How much a badge counts in the order, against other badges. */
export const badgeWeights = ['low', 'normal', 'high'] as const;
export type BadgeWeight = (typeof badgeWeights)[number];

const badge = z.strictObject({
  keyword: z.string().trim().min(1).max(TEXT_LIMIT),
  mandatory: z.boolean().default(false),
  /** Searched as written, without plurals and synonyms. */
  exact: z.boolean().default(false),
  /** Left out for `normal`. Excluded badges don't score, so theirs has no effect. */
  weight: z.enum(badgeWeights).optional(),
});

const excludeBadge = z.union([
  z
    .string()
    .trim()
    .min(1)
    .max(TEXT_LIMIT)
    .transform((keyword) => ({ keyword, mandatory: false, exact: false })),
  badge,
]);

const group = {
  inputText: z.string().max(TEXT_LIMIT).default(''),
  badges: z.array(badge).max(LIST_LIMIT).default([]),
  boolean: z.boolean().default(false),
  mandatory: z.boolean().default(false),
  exclude: z.boolean().default(false),
  excludeText: z.string().max(TEXT_LIMIT).default(''),
  excludeBadges: z.array(excludeBadge).max(LIST_LIMIT).default([]),
};

const keywordGroup = z.strictObject(group);
const jobGroup = z.strictObject({
  ...group,
  searchCurrent: z.boolean().default(false),
  searchPrevious: z.boolean().default(false),
});

export type Badge = z.output<typeof badge>;
export type BadgeGroup = z.output<typeof keywordGroup>;
export type JobBadgeGroup = z.output<typeof jobGroup>;

/** Keyword has no current or previous job; the screen keeps its two switches false and never sends them. */
export type GroupState = JobBadgeGroup;
export type GroupName = 'keyword' | 'designation' | 'company';

function groupField<Wire extends z.ZodType<BadgeGroup>>(name: GroupName, wire: Wire): FilterField<Wire, GroupState> {
  return {
    wire,
    toState: (value) => ({ searchCurrent: false, searchPrevious: false, ...value }),
    write: (state, address) => writeGroup(address, name, state),
    read: (address) => readGroup(address, name),
  };
}

function writeGroup(address: URLSearchParams, name: string, state: GroupState): void {
  writeList(address, name, state.badges.map(badgeText));
  writeText(address, `${name}.text`, state.inputText);
  writeFlag(address, `${name}.boolean`, state.boolean);
  writeFlag(address, `${name}.mandatory`, state.mandatory);
  writeFlag(address, `${name}.exclude`, state.exclude);
  writeList(address, `${name}.not`, state.excludeBadges.map(badgeText));
  writeText(address, `${name}.notText`, state.excludeText);
  writeFlag(address, `${name}.current`, state.searchCurrent);
  writeFlag(address, `${name}.previous`, state.searchPrevious);
}

function readGroup(address: URLSearchParams, name: string): GroupState {
  const flag = (field: string) => address.get(`${name}.${field}`) === '1';
  return {
    badges: address.getAll(name).flatMap(readBadge),
    inputText: address.get(`${name}.text`) ?? '',
    boolean: flag('boolean'),
    mandatory: flag('mandatory'),
    exclude: flag('exclude'),
    excludeBadges: address.getAll(`${name}.not`).flatMap(readBadge),
    excludeText: address.get(`${name}.notText`) ?? '',
    searchCurrent: flag('current'),
    searchPrevious: flag('previous'),
  };
}

const weightFlags: Record<BadgeWeight, string> = { low: 'l', normal: '', high: 'h' };
const flaggedWeights: Record<string, BadgeWeight> = { l: 'low', h: 'high' };

/** A badge in the address: its flags (m mandatory, x exact, h or l for its weight), a colon, its words. */
const badgeText = ({ mandatory, exact, weight = 'normal', keyword }: Badge) =>
  `${mandatory ? 'm' : ''}${exact ? 'x' : ''}${weightFlags[weight]}:${keyword}`;

function readBadge(value: string): Badge[] {
  const [, flags = '', weightFlag = '', keyword] = /^(m?x?)([hl]?):(.*)$/s.exec(value) ?? [null, '', '', value];
  if (!keyword?.trim()) return [];
  const weight = flaggedWeights[weightFlag];
  return [
    {
      keyword: keyword.trim(),
      mandatory: flags.includes('m'),
      exact: flags.includes('x'),
      ...(weight && { weight }),
    },
  ];
}

function isActive(state: GroupState): boolean {
  const wanted = state.inputText.trim() !== '' || (!state.boolean && state.badges.length > 0);
  const excluded = state.exclude && (state.excludeBadges.length > 0 || state.excludeText.trim() !== '');
  return wanted || excluded;
}

const isScoped = (state: GroupState) => state.searchCurrent !== state.searchPrevious;

/** `, current` for one of the two switches; '' for both or neither. */
function scopeOf(state: GroupState): string {
  if (!isScoped(state)) return '';
  return state.searchCurrent ? ', current' : ', previous';
}

const quoted = ({ keyword, exact }: Badge) =>
  exact || /\s/.test(keyword) ? `"${keyword.replaceAll('"', '')}"` : keyword;

/** `Java (high)` */
const weighted = (badge: Badge) =>
  badge.weight && badge.weight !== 'normal' ? `${quoted(badge)} (${badge.weight})` : quoted(badge);

function describeGroup(state: GroupState): string {
  const pending = state.inputText.trim();
  const badges = state.boolean
    ? []
    : [...state.badges, ...(pending ? [{ keyword: pending, mandatory: state.mandatory, exact: false }] : [])];
  const must = badges.filter((one) => one.mandatory || state.mandatory).map(weighted);
  const may = badges.filter((one) => !one.mandatory && !state.mandatory).map(weighted);
  const ranks = must.length > 0 && may.length > 0;
  const wanted = state.boolean
    ? pending
    : [must.join(' AND '), may.length > 0 && (ranks ? `(${may.join(' OR ')} — rank)` : may.join(' OR '))]
        .filter(Boolean)
        .join(' + ');
  const text = state.excludeText.trim();
  const excluded = state.exclude ? [...state.excludeBadges.map(quoted), ...(text ? [text] : [])] : [];
  return [wanted, ...excluded.map((words) => `NOT ${words}`)].filter(Boolean).join(' ');
}

type GroupDrop = { label: string; patch: Partial<GroupState> };

function dropsOfGroup(state: GroupState, expressionParts: ExpressionParts): GroupDrop[] {
  const wanted = state.boolean
    ? expressionParts(state.inputText).map(({ text, without }) => ({ label: text, patch: { inputText: without } }))
    : dropsOfBadges(state);
  const scope = {
    label: state.searchCurrent ? 'current only' : 'previous only',
    patch: { searchCurrent: false, searchPrevious: false },
  };
  return [...wanted, ...dropsOfExcluded(state), ...(isScoped(state) && wanted.length > 0 ? [scope] : [])];
}

const withoutBadge = (badges: Badge[], dropped: Badge) => badges.filter((one) => one !== dropped);

/** Optional badges next to mandatory ones only raise the rank, so dropping them finds no more candidates. */
function dropsOfBadges({ badges, inputText, mandatory }: GroupState): GroupDrop[] {
  const typed = inputText.trim();
  const required = badges.filter((one) => mandatory || one.mandatory);
  if (required.length === 0) {
    const choices = [...badges.map(({ keyword }) => keyword), ...(typed ? [typed] : [])];
    return choices.length > 0 ? [{ label: choices.join(' or '), patch: { badges: [], inputText: '' } }] : [];
  }
  return [
    ...required.map((one) => ({ label: one.keyword, patch: { badges: withoutBadge(badges, one) } })),
    ...(mandatory && typed ? [{ label: typed, patch: { inputText: '' } }] : []),
  ];
}

function dropsOfExcluded({ exclude, excludeBadges, excludeText }: GroupState): GroupDrop[] {
  if (!exclude) return [];
  const typed = excludeText.trim();
  return [
    ...excludeBadges.map((one) => ({
      label: `not ${one.keyword}`,
      patch: { excludeBadges: withoutBadge(excludeBadges, one) },
    })),
    ...(typed ? [{ label: `not ${typed}`, patch: { excludeText: '' } }] : []),
  ];
}

function badgeGroup<Name extends GroupName, Wire extends z.ZodType<BadgeGroup>>(
  name: Name,
  wire: Wire,
  { label, reads }: { label: string; reads: readonly string[] },
) {
  type Own = Record<Name, GroupState>;
  const fields = { [name]: groupField(name, wire) } as Record<Name, FilterField<Wire, GroupState>>;
  const rules = {
    asks: 'words',
    label,
    reads,
    isActive: (own: Own) => isActive(own[name]),
    describe: (own: Own) => {
      const text = describeGroup(own[name]);
      return text && name !== 'keyword' ? `${name}${scopeOf(own[name])}: ${text}` : text;
    },
    drops: (own: Own, expressionParts: ExpressionParts) =>
      dropsOfGroup(own[name], expressionParts).map(
        (drop): Droppable<Own> => ({
          label: `${label}: ${drop.label}`,
          patch: { [name]: { ...own[name], ...drop.patch } } as Partial<Own>,
        }),
      ),
    isBroken: (own: Own, isBrokenExpression: (text: string) => boolean) =>
      own[name].boolean && isBrokenExpression(own[name].inputText),
  } as const satisfies FilterRules<Own>;
  return { fields, ...rules };
}

export const groupFilters = {
  keyword: badgeGroup('keyword', keywordGroup.prefault({}), {
    label: 'Keyword',
    reads: ['kw_profile', 'resumeText', 'titleEvidence', 'skillEvidence'],
  }),
  designation: badgeGroup('designation', jobGroup.prefault({}), {
    label: 'Designation',
    reads: ['currentTitles', 'previousTitles', 'titleEvidence'],
  }),
  company: badgeGroup('company', jobGroup.prefault({}), {
    label: 'Company',
    reads: ['currentEmployers', 'previousEmployers'],
  }),
};

export const groupNames = Object.keys(groupFilters) as GroupName[];
