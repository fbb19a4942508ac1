/** The items of `all`, so many at a time; the last batch holds what is left. */
export function* inBatches<T>(all: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const one of all) {
    batch.push(one);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
