import type { MatchedPart } from '#api/contract/candidate-card.ts';
import { readFragment } from '#ui/lib/marked-fragment.ts';

/** A fragment with its matches marked; one that a synonym or plural brought in says what was asked. */
export function MarkedText({ part }: { part: Pick<MatchedPart, 'fragment' | 'text' | 'via'> }) {
  const synonym = part.via === 'synonym';
  let at = 0;
  return readFragment(part.fragment ?? '').map((run) => {
    at += run.text.length;
    return run.matched ? (
      <mark key={at} data-synonym={synonym || undefined} title={synonym ? `Asked: ${part.text}` : undefined}>
        {run.text}
      </mark>
    ) : (
      <span key={at}>{run.text}</span>
    );
  });
}
