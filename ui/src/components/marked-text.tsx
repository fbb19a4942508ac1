import type { MatchedPart } from '#api/candidates/card-contract.ts';
import type { MarkedRun } from '#ui/lib/mark-words.ts';
import { mergeFragments } from '#ui/lib/marked-fragment.ts';
import { proofText } from '#ui/lib/proof-text.ts';

/** A text with all its matches marked; a mark's tooltip names a synonym's search term and why the match counts. */
export function MarkedText({ parts }: { parts: readonly MatchedPart[] }) {
  return <MarkedRuns runs={mergeFragments(parts)} />;
}

/** Runs of a text, with those that match marked. */
export function MarkedRuns({ runs }: { runs: readonly MarkedRun<MatchedPart>[] }) {
  if (runs.length === 1 && !runs[0]?.part) return runs[0]?.text;
  let at = 0;
  return runs.map(({ text, part }) => {
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
