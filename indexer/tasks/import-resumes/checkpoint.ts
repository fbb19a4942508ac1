import { z } from 'zod';

/** How far an import into the inbox is, what it refused and why: what a run goes on from after a crash. */
export const importResumesCheckpoint = z.object({
  /** Uploads done with. */
  uploads: z.int(),
  /** In the upload after them, where it is an archive: the entry to go on from. */
  entry: z.int(),
  /** Files met so far, refused ones too. */
  files: z.int(),
  /** Bytes of the files added. */
  bytes: z.int(),
  added: z.int(),
  refused: z.array(z.object({ file: z.string(), reason: z.string() })),
});
export type ImportResumesCheckpoint = z.infer<typeof importResumesCheckpoint>;

export const atStart: ImportResumesCheckpoint = { uploads: 0, entry: 0, files: 0, bytes: 0, added: 0, refused: [] };
