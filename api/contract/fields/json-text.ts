import { z } from 'zod';

/** An object in a form with files: it arrives as JSON text. Text that is no JSON is refused as what it is. */
export function jsonText<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess<unknown, Schema, z.input<Schema>>(parsed, schema);
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
