/** Whether a task, an import or a run has yet to end: it waits for its turn, or is being worked on. */
export const isUnderWay = ({ state }: { state: string }): boolean => state === 'queued' || state === 'running';
