import { UPLOAD_TYPE } from '#mongo/models/file.ts';
import { HELD_RESUME } from '#mongo/models/review-result.ts';
import { resumeMediaTypes } from './resume-kind.ts';

/** Media types of uploads to be read: resumes and spreadsheets. */
export const sentTypes: readonly string[] = [UPLOAD_TYPE, HELD_RESUME, ...Object.values(resumeMediaTypes)];
