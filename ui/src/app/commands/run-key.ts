import type { Command } from '#ui/lib/commands.tsx';

/** Elements that use letters themselves. */
const TYPED_INTO =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="listbox"], [role="menu"]';
/** Elements that use arrows themselves. */
const USES_ARROWS = '[role="tablist"], [role="tab"], [role="radiogroup"], section[tabindex]';

/** Runs the first command of a pressed key that has something to do. Returns whether there was one. */
export function runKey(commands: readonly Command[], key: string, target: EventTarget | null): boolean {
  const at = target instanceof Element ? target : null;
  if (key.startsWith('Arrow') && at?.closest(USES_ARROWS)) return false;
  const isTyping = at?.closest(TYPED_INTO) != null;
  return commands.some(({ keys, run, alsoInFieldsOf }) => {
    if (!keys?.includes(key)) return false;
    if (isTyping && !(alsoInFieldsOf && at?.closest(alsoInFieldsOf))) return false;
    return run(key) !== false;
  });
}
