import type { MatchedPart } from '#api/candidates/card-contract.ts';
import { mergeFragments } from '#ui/lib/marked-fragment.ts';
import { proofText } from '#ui/lib/proof-text.ts';

/** A text with all its matches marked; a mark's tooltip names a synonym's search term and why the match counts. */
export function MarkedText({ parts }: { parts: readonly MatchedPart[] }) {
  let at = 0;
  return mergeFragments(parts).map(({ text, part }) => {
    at += text.length;
    if (!part) return <span key={at}>{text}</span>;
    const synonym = part.via === 'synonym';
    return (
      <mark key={at} data-synonym={synonym || undefined} title={markTitle(part)}>
        {text}
      </mark>
    );
  });
}

function markTitle(part: MatchedPart): string | undefined {
  const asked = part.via === 'synonym' ? `Asked: ${part.text}` : null;
  return [asked, proofText(part)].filter(Boolean).join('. ') || undefined;
}
