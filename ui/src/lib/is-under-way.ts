/** Whether a task, an import or a run is queued or running. */
export const isUnderWay = ({ state }: { state: string }): boolean => state === 'queued' || state === 'running';
