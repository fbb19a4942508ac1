import { useEffect, useState } from 'react';
import { openStream } from '#api/http/contract/event-stream-client.ts';
import { type TaskView, taskStream } from '#api/index-admin/contract.ts';

/** Follows a task until it ends (`onEnd`); null while there is none or nothing was received yet. */
export function useTask(taskId: string | null, onEnd: (task: TaskView) => void): TaskView | null {
  const [task, setTask] = useState<TaskView | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stream is opened once for a task
  useEffect(() => {
    setTask(null);
    if (!taskId) return;
    const close = openStream(taskStream, { params: { id: taskId } }, ({ event, data }) => {
      setTask(data);
      if (event === 'done') {
        close();
        onEnd(data);
      }
    });
    return close;
  }, [taskId]);
  return task;
}
