import { useState } from 'react';
import {
  changedKinds,
  type RankingKind,
  type RankingWeights,
  rankingKindNames,
  weightProblem,
} from '#domain/ranking/ranking-kinds.ts';
import { useListAddress } from '#ui/lib/use-list-address.ts';

export interface Draft {
  /** What the field of a kind shows. */
  textOf: (kind: RankingKind) => string;
  /** What is wrong with it; null if nothing is. */
  problemOf: (kind: RankingKind) => string | null;
  /** Null while any weight is invalid. */
  weights: RankingWeights | null;
  /** The kinds whose weights differ from the published ones, or are invalid. */
  changed: readonly RankingKind[];
  set: (kind: RankingKind, text: string) => void;
  discard: () => void;
}

/** The draft of an admin: the published weights and what was typed over them, which the address keeps. */
export function useDraft(published: RankingWeights): Draft {
  const address = useListAddress();
  const [typed, setTyped] = useState<Partial<Record<RankingKind, string>>>(() =>
    Object.fromEntries(rankingKindNames.flatMap((kind) => [[kind, address.get(kind)?.slice(0, 10) ?? undefined]])),
  );
  const textOf = (kind: RankingKind) => typed[kind] ?? String(published[kind]);
  const numberIn = (kind: RankingKind) => (textOf(kind).trim() === '' ? Number.NaN : Number(textOf(kind)));
  const problemOf = (kind: RankingKind) => weightProblem(kind, numberIn(kind));
  const values = Object.fromEntries(rankingKindNames.map((kind) => [kind, numberIn(kind)])) as RankingWeights;
  const isValid = rankingKindNames.every((kind) => problemOf(kind) === null);
  return {
    textOf,
    problemOf,
    weights: isValid ? values : null,
    changed: changedKinds(published, values),
    set(kind, text) {
      setTyped((before) => ({ ...before, [kind]: text }));
      address.change({ [kind]: Number(text) === published[kind] ? null : text });
    },
    discard() {
      setTyped({});
      address.change(Object.fromEntries(rankingKindNames.map((kind) => [kind, null])));
    },
  };
}
