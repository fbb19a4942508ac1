import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The numbers of a layer: `rows` outputs of `columns` inputs, or one row. */
export interface Matrix {
  rows: number;
  columns: number;
  values: Float64Array;
}

export interface ModelFile {
  labels: string[];
  /** Feature names to rows of the embedding. */
  features: ReadonlyMap<string, number>;
  part(name: string): Matrix;
}

const head = z.object({
  labels: z.array(z.string()),
  features: z.array(z.string()),
  parts: z.array(z.object({ name: z.string(), rows: z.int(), columns: z.int(), isExact: z.boolean() })),
});
const FLOAT_BYTES = 4;

/**
 * Reads a model: a line of JSON with the names and sizes of its parts, then their bytes. A matrix is a float32 scale
 * per row, then int8; an exact part is float32. Numbers become float64, which V8 multiplies fastest.
 */
export function readModel(bytes: Buffer): ModelFile {
  const end = bytes.indexOf('\n');
  const { labels, features, parts } = head.parse(JSON.parse(bytes.toString('utf8', 0, end)));
  const read = new Map<string, Matrix>();
  let at = end + 1;
  const floats = (count: number) => {
    const from = at;
    at += count * FLOAT_BYTES;
    return Float64Array.from({ length: count }, (_, index) => bytes.readFloatLE(from + index * FLOAT_BYTES));
  };
  for (const { name, rows, columns, isExact } of parts) {
    if (isExact) {
      read.set(name, { rows, columns, values: floats(rows * columns) });
      continue;
    }
    const scales = floats(rows);
    const values = new Float64Array(rows * columns);
    for (let index = 0; index < values.length; index++)
      values[index] = bytes.readInt8(at + index) * (scales[Math.floor(index / columns)] as number);
    at += values.length;
    read.set(name, { rows, columns, values });
  }
  return {
    labels,
    features: new Map(features.map((name, id) => [name, id])),
    part(name) {
      const matrix = read.get(name);
      if (!matrix) throw new Error(`The model has no part ${name}.`);
      return matrix;
    },
  };
}

let model: ModelFile | null = null;

/** The model for resumes, read on first use. */
export const resumeModel = (): ModelFile =>
  (model ??= readModel(readFileSync(new URL('./model.bin', import.meta.url))));
