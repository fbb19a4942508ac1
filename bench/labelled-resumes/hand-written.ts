import { heldOutByHand } from './hand-written-held-out.ts';
import { onceHeldOutByHand } from './hand-written-once-held-out.ts';
import { seenByHand } from './hand-written-seen.ts';
import type { Label, LabelledResume } from './labelled-resume.ts';

/** A resume typed as people type them, and what is in it. People and employers are invented. */
export interface HandWritten {
  text: string;
  label: Label;
}

export function handWritten(): LabelledResume[] {
  const numbered = (half: LabelledResume['half'], written: readonly HandWritten[]) =>
    written.map(
      (resume, index): LabelledResume => ({ id: `${half}-by-hand-${index}`, layout: 'by hand', half, ...resume }),
    );
  return [...numbered('seen', [...seenByHand, ...onceHeldOutByHand]), ...numbered('held-out', heldOutByHand)];
}
