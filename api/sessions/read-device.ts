import type { Dependencies } from '#api/dependencies.ts';
import type { Session } from './session.ts';
import { sessionId } from './session-id.ts';
import type { Device } from './start-session.ts';

/** What the session was begun from. */
export async function readDevice({ mongo }: Pick<Dependencies, 'mongo'>, session: Session): Promise<Device> {
  const record = await mongo.sessions.findOne({ _id: sessionId(session.key) }).lean();
  const { browserName = '', fingerPrintId = '', ipAddress = '' } = record ?? {};
  return { browserName, fingerPrintId, ipAddress };
}
