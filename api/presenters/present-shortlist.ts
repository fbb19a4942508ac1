import type { Shortlist } from '#api/contract/shortlist-shape.ts';
import type { ShortlistRecord } from '#mongo/models/shortlist.ts';

export function presentShortlist({ _id, name, candidates, createdAt, updatedAt }: ShortlistRecord): Shortlist {
  return {
    _id: String(_id),
    name,
    count: candidates.length,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
