import { randomBytes } from 'node:crypto';
import type { IndexedEntity } from './outcomes.ts';

/** The alias that searches ask: `<namespace>-candidates`. */
export const aliasOf = (namespace: string, entity: IndexedEntity): string => `${namespace}-${entity}`;

/** The consumer group that keeps one index fresh. */
export const groupOf = (namespace: string, concreteIndex: string): string => `${namespace}-${concreteIndex}`;

/** A new index's own name, `<alias>-<yyyymmddhhmmss>-<six hex digits>`: names sort by age. */
export function newConcreteIndex(namespace: string, entity: IndexedEntity, now: Date): string {
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14);
  return `${aliasOf(namespace, entity)}-${stamp}-${randomBytes(3).toString('hex')}`;
}

/** True for a name that `newConcreteIndex` gave for this entity (a namespace may be the beginning of another). */
export function isConcreteIndex(namespace: string, entity: IndexedEntity, name: string): boolean {
  const prefix = `${aliasOf(namespace, entity)}-`;
  return name.startsWith(prefix) && /^\d{14}-[0-9a-f]{6}$/.test(name.slice(prefix.length));
}
