import type { FacetName } from '#domain/filters/facet-refinement.ts';
import type { FilterState } from '#domain/filters/registry.ts';

export type Refinement = 'include' | 'exclude';

/** The search after a click on a facet's value: included, excluded, or (the same click again) neither. */
export function refined(state: FilterState, facet: FacetName, value: string, kind: Refinement): FilterState {
  const other = kind === 'include' ? 'exclude' : 'include';
  const was = state.refine[kind][facet] ?? [];
  return {
    ...state,
    refine: {
      ...state.refine,
      [kind]: withList(state.refine[kind], facet, was.includes(value) ? drop(was, value) : [...was, value]),
      [other]: withList(state.refine[other], facet, drop(state.refine[other][facet] ?? [], value)),
    },
  };
}

/** The search without any chosen value of a facet. */
export function cleared(state: FilterState, facet: FacetName): FilterState {
  const { include, exclude } = state.refine;
  return { ...state, refine: { include: withList(include, facet, []), exclude: withList(exclude, facet, []) } };
}

const drop = (values: readonly string[], value: string) => values.filter((one) => one !== value);

/** A facet without values has no key, so that equal searches have equal addresses and requests. */
function withList(facets: FilterState['refine']['include'], facet: FacetName, values: string[]) {
  const { [facet]: _was, ...others } = facets;
  return values.length > 0 ? { ...others, [facet]: values } : others;
}
