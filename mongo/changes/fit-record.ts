import mongoose, { type Schema, type SchemaType, Types } from 'mongoose';

/**
 * Checks plain records against a mongoose schema with the schema's own casts, defaults and validators, without creating
 * mongoose documents: a candidate with 60 parts costs 2 to 3 ms as a document, 0.1 ms here.
 */
export type Fitter = (record: object) => Record<string, unknown>;

type Problems = Record<string, mongoose.Error.ValidatorError | mongoose.Error.CastError>;
type Fit = (value: unknown, path: string, problems: Problems) => unknown;

/** Mongoose's description of a path; its published types omit part of it. */
interface KnownType {
  instance: string;
  schema?: Schema;
  embeddedSchemaType?: SchemaType & KnownType;
  options: { default?: unknown; trim?: boolean; lowercase?: boolean };
  validators: { validator: (value: unknown) => boolean; type: string; message: string }[];
  cast(value: unknown): unknown;
}

/** Returns the record in the form to store. Throws a ValidationError naming every invalid path. */
export function recordFitter(schema: Schema): Fitter {
  const conform = fitPart(schema);
  return (record) => {
    const problems: Problems = {};
    const fitted = conform(record, '', problems) as Record<string, unknown>;
    if (Object.keys(problems).length === 0) return fitted;
    const error = new mongoose.Error.ValidationError();
    Object.assign(error.errors, problems);
    error.message = `Validation failed: ${Object.entries(problems)
      .map(([path, problem]) => `${path}: ${problem.message}`)
      .join(', ')}`;
    throw error;
  };
}

function fitPart(schema: Schema): Fit {
  const fields = Object.entries(schema.paths).map(
    ([name, type]) => [name, type as unknown as KnownType, fitOf(type as unknown as KnownType)] as const,
  );
  const names = new Set(fields.map(([name]) => name));
  return (record, path, problems) => {
    if (typeof record !== 'object' || record === null || Array.isArray(record)) {
      return refuse(problems, path, record, 'must be an object');
    }
    for (const name of Object.keys(record)) {
      if (!names.has(name)) refuse(problems, pathTo(path, name), undefined, 'is not a field of this record');
    }
    const fitted: Record<string, unknown> = {};
    for (const [name, type, conform] of fields) {
      const given = (record as Record<string, unknown>)[name];
      const value = conform(given === undefined ? defaultOf(type, name) : given, pathTo(path, name), problems);
      if (value !== undefined) fitted[name] = value;
    }
    return fitted;
  };
}

function fitOf(type: KnownType): Fit {
  const validate = validatorOf(type);
  if (type.instance === 'Array') {
    const element = type.embeddedSchemaType as KnownType;
    const fitElement = type.schema ? fitPart(type.schema) : fitOf(element);
    return (value, path, problems) => {
      if (value === undefined) return undefined;
      if (!Array.isArray(value)) return refuse(problems, path, value, 'must be a list');
      const fitted = value.map((entry, at) => fitElement(entry, `${path}.${at}`, problems));
      validate(fitted, path, problems);
      return fitted;
    };
  }
  if (type.instance === 'Embedded') {
    const conform = fitPart(type.schema as Schema);
    return (value, path, problems) => {
      validate(value, path, problems);
      return value === undefined || value === null ? value : conform(value, path, problems);
    };
  }
  return (value, path, problems) => {
    const fitted = value === undefined || value === null ? value : castTo(type, value, path, problems);
    validate(fitted, path, problems);
    return fitted;
  };
}

function castTo(type: KnownType, value: unknown, path: string, problems: Problems): unknown {
  if (type.instance === 'String' && typeof value === 'string') {
    const text = type.options.trim ? value.trim() : value;
    return type.options.lowercase ? text.toLowerCase() : text;
  }
  // keep the driver's Buffer: mongoose's cast returns a copy with extra methods
  if (type.instance === 'Buffer' && Buffer.isBuffer(value)) return value;
  try {
    return type.cast(value);
  } catch {
    problems[path] = new mongoose.Error.CastError(type.instance, value, path);
    return undefined;
  }
}

function validatorOf({ validators }: KnownType) {
  return (value: unknown, path: string, problems: Problems): void => {
    for (const properties of validators) {
      const absent = value === undefined || value === null;
      const fits = properties.type === 'required' ? !absent && value !== '' : absent || properties.validator(value);
      if (fits) continue;
      // a failed cast has already been reported
      problems[path] ??= new mongoose.Error.ValidatorError({ ...properties, path, value });
      return;
    }
  };
}

function defaultOf(type: KnownType, name: string): unknown {
  const value = type.options.default;
  if (typeof value === 'function') return value();
  if (value !== undefined) return value;
  return name === '_id' && type.instance === 'ObjectId' ? new Types.ObjectId() : undefined;
}

function refuse(problems: Problems, path: string, value: unknown, message: string): undefined {
  problems[path] = new mongoose.Error.ValidatorError({ message: `Path \`${path}\` ${message}.`, path, value });
  return undefined;
}

const pathTo = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
