import type { Model, ProjectionType, QueryFilter } from 'mongoose';

interface Page<T> {
  records: T[];
  /** On all pages together. */
  total: number;
  totalPages: number;
}

interface PageOptions<T> {
  sort: Record<string, 1 | -1>;
  /** From 1. */
  page: number;
  perPage: number;
  /** All of them without it. */
  fields?: ProjectionType<T>;
}

/** A page of the records that a filter selects. */
export async function readPage<T>(model: Model<T>, filter: QueryFilter<T>, options: PageOptions<T>): Promise<Page<T>> {
  const { sort, page, perPage, fields } = options;
  const [records, total] = await Promise.all([
    model
      .find(filter, fields)
      .sort(sort)
      .skip((page - 1) * perPage)
      .limit(perPage)
      .lean<T[]>(),
    model.countDocuments(filter),
  ]);
  return { records, total, totalPages: Math.ceil(total / perPage) };
}
