import { z } from 'zod';

/** Far above the Boolean language's own 4,000 characters, whose error has a position and a hint. */
export const TEXT_LIMIT = 10_000;
export const LIST_LIMIT = 300;

/** One field of a search: in the request, on the screen and in the address bar. */
export interface FilterField<Wire extends z.ZodType, State> {
  /** The schema of the request's field. Its default selects all candidates. */
  wire: Wire;
  /** The screen's value of a parsed request. */
  toState(value: z.output<Wire>): State;
  /** Appends the field's parameters; none for the default. */
  write(state: State, address: URLSearchParams): void;
  /** The default if the address has no valid value. */
  read(address: URLSearchParams): State;
}

export type AnyField = FilterField<z.ZodType, unknown>;
export type FieldTable = Record<string, AnyField>;
export type StateOf<Field> = Field extends { read(address: URLSearchParams): infer State } ? State : never;
export type StatesOf<Fields> = { [Name in keyof Fields]: StateOf<Fields[Name]> };

type PlainField<Wire extends z.ZodType> = FilterField<Wire, z.output<Wire>>;

/** A field with the same value on the screen and in the parsed request. */
export const plainField = <Wire extends z.ZodType>(
  wire: Wire,
  codec: Pick<PlainField<Wire>, 'write' | 'read'>,
): PlainField<Wire> => ({ wire, toState: (value) => value, ...codec });

const name = z.string().trim().max(200);

export const flagField = (parameter: string) =>
  plainField(z.boolean().default(false), {
    write: (on, address) => writeFlag(address, parameter, on),
    read: (address) => address.get(parameter) === '1',
  });

/** A name; `wire` replaces its schema. */
export const textField = (parameter: string, wire: z.ZodDefault<z.ZodString> = name.default('')) =>
  plainField(wire, {
    write: (text, address) => writeText(address, parameter, text),
    read: (address) => address.get(parameter) ?? '',
  });

export const textsField = (parameter: string) =>
  plainField(z.array(name.min(1)).max(LIST_LIMIT).default([]), {
    write: (texts, address) => writeList(address, parameter, texts),
    read: (address) => address.getAll(parameter).filter((text) => text.trim() !== ''),
  });

/** One of the options; `none` is the default. */
export const oneOfField = <const None extends string, const Option extends string>(
  parameter: string,
  none: None,
  options: readonly Option[],
) =>
  plainField(z.enum([none, ...options]).default(none as never), {
    write: (chosen, address) => writeText(address, parameter, chosen === none ? '' : chosen),
    // the compiler can't compare the output type of a generic enum
    read: (address) => (among(address, parameter, options)[0] ?? none) as never,
  });

export const someOfField = <const Option extends string>(parameter: string, options: readonly Option[]) =>
  plainField(z.array(z.enum(options)).max(LIST_LIMIT).default([]), {
    write: (chosen, address) => writeList(address, parameter, chosen),
    read: (address) => among(address, parameter, options),
  });

/** yyyy-mm-dd, or '' for none. */
export const dayField = (parameter: string) =>
  plainField(
    z
      .union([z.literal(''), z.iso.date()])
      .nullable()
      .default(''),
    {
      write: (day, address) => writeText(address, parameter, day ?? ''),
      read: (address) => /^\d{4}-\d{2}-\d{2}$/.exec(address.get(parameter) ?? '')?.[0] ?? '',
    },
  );

export const writeText = (address: URLSearchParams, parameter: string, text: string): void => {
  if (text !== '') address.append(parameter, text);
};

export const writeFlag = (address: URLSearchParams, parameter: string, on: boolean): void =>
  writeText(address, parameter, on ? '1' : '');

export function writeList(address: URLSearchParams, parameter: string, values: readonly string[]): void {
  for (const value of values) address.append(parameter, value);
}

const among = <Option extends string>(address: URLSearchParams, parameter: string, options: readonly Option[]) =>
  address.getAll(parameter).filter((value): value is Option => (options as readonly string[]).includes(value));
