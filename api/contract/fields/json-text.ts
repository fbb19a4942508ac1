import { z } from 'zod';

/** What a text that is JSON holds, as a step of a schema. */
export function readJsonText(text: string, ctx: z.RefinementCtx): unknown {
  const value = parsed(text);
  if (value !== undefined) return value;
  ctx.addIssue({ code: 'custom', message: 'must be JSON text' });
  return z.NEVER;
}

/**
 * An object in a form with files: it arrives as JSON text, which the call makes of it. Text that is no JSON is refused in
 * the object's own words.
 */
export function jsonText<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess<unknown, Schema, z.input<Schema>>(
    (value) => (typeof value === 'string' ? (parsed(value) ?? value) : value),
    schema,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // what is no JSON has no value, and JSON has no undefined
  }
}
