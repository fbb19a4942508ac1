import { heldOutByHand } from './hand-written-held-out.ts';
import { onceHeldOutByHand } from './hand-written-once-held-out.ts';
import { seenByHand } from './hand-written-seen.ts';
import type { HandWritten, LabelledResume } from './labelled-resume.ts';

export function handWritten(): LabelledResume[] {
  const numbered = (half: LabelledResume['half'], written: readonly HandWritten[]) =>
    written.map(
      (resume, index): LabelledResume => ({ id: `${half}-by-hand-${index}`, layout: 'by hand', half, ...resume }),
    );
  return [...numbered('seen', [...seenByHand, ...onceHeldOutByHand]), ...numbered('held-out', heldOutByHand)];
}
