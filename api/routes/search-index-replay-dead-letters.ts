import { startIndexTask } from '#api/commands/start-index-task.ts';
import { searchIndexReplayDeadLetters } from '#api/contract/search-index-replay-dead-letters.ts';
import { handler } from './handler.ts';

export const searchIndexReplayDeadLettersRoute = handler(searchIndexReplayDeadLetters, async ({ session, deps }) => {
  const taskId = await startIndexTask(deps, session, 'replay-dead-letters', {});
  return { success: true, message: 'The dead letters are being tried again.', taskId };
});
