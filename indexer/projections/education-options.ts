import { educationOptions } from '#domain/filters/candidate-filter.ts';
import type { Education } from '#mongo/models/candidate.ts';

/** Which of the filter's options occur in a course's name, type or category, whatever their case. */
export function educationOptionsOf(education: readonly Education[]): string[] {
  const texts = education.flatMap(({ courseName, courseType, courseCategory }) =>
    [courseName, courseType, courseCategory].flatMap((text) => (text ? [text.toLowerCase()] : [])),
  );
  return educationOptions.filter((option) => texts.some((text) => text.includes(option)));
}
