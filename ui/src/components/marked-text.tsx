import type { MatchedPart } from '#api/candidates/card-contract.ts';
import { mergeFragments } from '#ui/lib/marked-fragment.ts';

/** A text with all its matches marked; a synonym's mark names the search term. */
export function MarkedText({ parts }: { parts: readonly MatchedPart[] }) {
  let at = 0;
  return mergeFragments(parts).map(({ text, part }) => {
    at += text.length;
    if (!part) return <span key={at}>{text}</span>;
    const synonym = part.via === 'synonym';
    return (
      <mark key={at} data-synonym={synonym || undefined} title={synonym ? `Asked: ${part.text}` : undefined}>
        {text}
      </mark>
    );
  });
}
