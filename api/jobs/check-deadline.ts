import { deadlineProblem } from '#api/contract/job-shapes.ts';
import { ApiError } from '#api/errors.ts';
import { todayInIndia } from '#api/today-in-india.ts';

/** Throws 400 where a deadline (yyyy-mm-dd) lies before today in India, or further away than anyone means. */
export function checkDeadline(deadline: string, now: Date): void {
  const message = deadlineProblem(deadline, todayInIndia(now));
  if (message) throw new ApiError(400, message, { errors: [{ field: 'deadline', message }] });
}
