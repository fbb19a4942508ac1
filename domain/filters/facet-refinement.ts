import { z } from 'zod';
import { formatNotice } from '#domain/notice-periods.ts';
import { declareFilter } from './declare-filter.ts';
import { LIST_LIMIT, plainField, writeList } from './filter-field.ts';

export const facetNames = ['designation', 'employer', 'city', 'skill', 'experience', 'noticePeriod'] as const;
export type FacetName = (typeof facetNames)[number];

/** Represents candidates without a value of a facet; no name has these parentheses. */
export const NOT_STATED = '(not stated)';

const facetValues = z
  .partialRecord(z.enum(facetNames), z.array(z.string().trim().min(1).max(200)).max(LIST_LIMIT).default([]))
  .default({});

type FacetValues = z.output<typeof facetValues>;

const readFacets = (address: URLSearchParams, kind: 'only' | 'never'): FacetValues =>
  Object.fromEntries(
    facetNames.map((facet) => [facet, address.getAll(`${kind}.${facet}`)]).filter(([, values]) => values?.length),
  );

/** A facet's value as text: `5-8` → `5–8 years`, `30` → `30 days`; names are unchanged. */
export function facetValueName(facet: FacetName, value: string): string {
  if (value === NOT_STATED) return 'Not stated';
  if (facet === 'noticePeriod') return formatNotice(value) ?? value;
  return facet === 'experience' ? `${value.replace('-', '–')} years` : value;
}

const countChosen = (values: FacetValues) => Object.values(values).filter((chosen) => chosen.length > 0).length;

const valueNames = (values: FacetValues) =>
  facetNames.flatMap((facet) => (values[facet] ?? []).map((value) => facetValueName(facet, value)));

/** The facet values that clicks added: any of those included, none of those excluded. */
export const refine = declareFilter(
  {
    refine: plainField(z.strictObject({ include: facetValues, exclude: facetValues }).prefault({}), {
      write: ({ include, exclude }, address) => {
        for (const facet of facetNames) {
          writeList(address, `only.${facet}`, include[facet] ?? []);
          writeList(address, `never.${facet}`, exclude[facet] ?? []);
        }
      },
      read: (address) => ({ include: readFacets(address, 'only'), exclude: readFacets(address, 'never') }),
    }),
  },
  {
    asks: 'values',
    label: 'Facets',
    reads: ['currentTitles.kw', 'employerNames', 'city.kw', 'skills.kw', 'experienceMonths', 'noticePeriod'],
    isActive: ({ refine: { include, exclude } }) => countChosen(include) + countChosen(exclude) > 0,
    countActive: ({ refine: { include, exclude } }) => countChosen(include) + countChosen(exclude),
    describe: ({ refine: { include, exclude } }) =>
      [...valueNames(include), ...valueNames(exclude).map((name) => `NOT ${name}`)].join(' · '),
    drops: (own) =>
      (['include', 'exclude'] as const).flatMap((kind) =>
        facetNames.flatMap((facet) => {
          const { [facet]: values = [], ...others } = own.refine[kind];
          if (values.length === 0) return [];
          const named = values.map((value) => facetValueName(facet, value)).join(', ');
          const label = `${kind === 'include' ? 'Only' : 'Not'} ${named}`;
          return [{ label, patch: { refine: { ...own.refine, [kind]: others } } }];
        }),
      ),
  },
);
