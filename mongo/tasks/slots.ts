import type { Types } from 'mongoose';
import type { TaskKind } from '#mongo/models/task.ts';

/** Work on an index runs once per entity; work that names no entity runs once. */
export const indexTaskSlot = (kind: TaskKind, { entity }: Record<string, unknown>): string =>
  typeof entity === 'string' ? `${kind}:${entity}` : kind;

export const undoSlot = (importTask: string): string => `undo-import:${importTask}`;

/** There is one inbox, and one run through it at a time. */
export const INBOX_RUN_SLOT = 'inbox-run';

/** An account has one resume read at a time. */
export const readingSlot = (account: Types.ObjectId): string => `read-resume:${account}`;
