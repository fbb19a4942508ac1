import { randomBytes } from 'node:crypto';
import type { IndexedEntity } from './outcomes.ts';

/** The alias used by searches: `<namespace>-candidates`. */
export const aliasOf = (namespace: string, entity: IndexedEntity): string => `${namespace}-${entity}`;

/** The consumer group of one index. */
export const groupOf = (namespace: string, concreteIndex: string): string => `${namespace}-${concreteIndex}`;

/** The name of a new concrete index, `<alias>-<yyyymmddhhmmss>-<six hex digits>`: names sort by age. */
export function newConcreteIndex(namespace: string, entity: IndexedEntity, now: Date): string {
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14);
  return `${aliasOf(namespace, entity)}-${stamp}-${randomBytes(3).toString('hex')}`;
}

/** True for names from `newConcreteIndex` for this entity (one namespace may be the prefix of another). */
export function isConcreteIndex(namespace: string, entity: IndexedEntity, name: string): boolean {
  const prefix = `${aliasOf(namespace, entity)}-`;
  return name.startsWith(prefix) && /^\d{14}-[0-9a-f]{6}$/.test(name.slice(prefix.length));
}
