import { UPLOAD_TYPE } from '#mongo/models/file.ts';
import { HELD_RESUME } from '#mongo/models/review-result.ts';
import { resumeMediaTypes } from './resume-kind.ts';

/** Media types of stored files that somebody sent to be read: resumes among them, and spreadsheets. */
export const sentTypes: readonly string[] = [UPLOAD_TYPE, HELD_RESUME, ...Object.values(resumeMediaTypes)];
