import { type ChangeEvent, changeEvent, type TrackedEntity } from '#mongo/changes/change-event.ts';

export interface Message {
  /** Of this message in its partition. */
  offset: string;
  value: string;
}

export interface BrokenMessage {
  offset: string;
  reason: string;
  /** At most its first 1,000 characters. */
  text: string;
}

const KEPT_CHARS = 1_000;

/** Parts a batch into the newest event of each record, in the order they were first named, and what is no event. */
export function readMessages(
  entity: TrackedEntity,
  messages: readonly Message[],
): { events: ChangeEvent[]; broken: BrokenMessage[] } {
  const newest = new Map<string, ChangeEvent>();
  const broken: BrokenMessage[] = [];
  for (const { offset, value } of messages) {
    const read = readEvent(entity, value);
    if (typeof read === 'string') broken.push({ offset, reason: read, text: value.slice(0, KEPT_CHARS) });
    else if ((newest.get(read.id)?.revision ?? 0) <= read.revision) newest.set(read.id, read);
  }
  return { events: [...newest.values()], broken };
}

/** The event, or why it is none. */
function readEvent(entity: TrackedEntity, text: string): ChangeEvent | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'not JSON';
  }
  const parsed = changeEvent.safeParse(json);
  if (!parsed.success)
    return parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  return parsed.data.entity === entity ? parsed.data : `entity: ${parsed.data.entity} on the topic of ${entity}`;
}
