import type { Matrix, ModelFile } from './model-file.ts';

/** A table of numbers: `width` for each item. */
export interface Table {
  width: number;
  values: Float64Array;
}

export const tableOf = (items: number, width: number): Table => ({ width, values: new Float64Array(items * width) });

/** Adds, for every item, the matrix times its input (columns from `first` on) to its output. */
export function addProduct(output: Table, input: Table, matrix: Matrix, first = 0): void {
  const items = output.values.length / output.width;
  let item = 0;
  for (; item + 1 < items; item += 2) addTwo(output, input, item, matrix, first);
  if (item < items)
    addOne(output.values, item * output.width, input.values, item * input.width, input.width, matrix, first);
}

/** Two items and four outputs at a time, so that each number is loaded once for several products. */
function addTwo(output: Table, input: Table, item: number, matrix: Matrix, first: number): void {
  const { rows, columns, values } = matrix;
  const { width } = input;
  const given = input.values;
  const result = output.values;
  const [from, to] = [item * width, item * output.width];
  let row = 0;
  for (; row + 3 < rows; row += 4) {
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    let e = 0;
    let f = 0;
    let g = 0;
    let h = 0;
    let at = row * columns + first;
    for (let index = 0; index < width; index++, at++) {
      const x = given[from + index] as number;
      const y = given[from + width + index] as number;
      const p = values[at] as number;
      const q = values[at + columns] as number;
      const r = values[at + 2 * columns] as number;
      const s = values[at + 3 * columns] as number;
      a += x * p;
      b += x * q;
      c += x * r;
      d += x * s;
      e += y * p;
      f += y * q;
      g += y * r;
      h += y * s;
    }
    const one = to + row;
    const two = one + output.width;
    result[one] = (result[one] as number) + a;
    result[one + 1] = (result[one + 1] as number) + b;
    result[one + 2] = (result[one + 2] as number) + c;
    result[one + 3] = (result[one + 3] as number) + d;
    result[two] = (result[two] as number) + e;
    result[two + 1] = (result[two + 1] as number) + f;
    result[two + 2] = (result[two + 2] as number) + g;
    result[two + 3] = (result[two + 3] as number) + h;
  }
  if (row === rows) return;
  addOne(result, to, given, from, width, matrix, first, row);
  addOne(result, to + output.width, given, from + width, width, matrix, first, row);
}

/** One item's product with the rows from `start` on, four at a time. */
function addOne(
  output: Float64Array,
  to: number,
  input: Float64Array,
  from: number,
  width: number,
  { rows, columns, values }: Matrix,
  first: number,
  start = 0,
): void {
  let row = start;
  for (; row + 3 < rows; row += 4) {
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    let at = row * columns + first;
    for (let index = from; index < from + width; index++, at++) {
      const x = input[index] as number;
      a += x * (values[at] as number);
      b += x * (values[at + columns] as number);
      c += x * (values[at + 2 * columns] as number);
      d += x * (values[at + 3 * columns] as number);
    }
    output[to + row] = (output[to + row] as number) + a;
    output[to + row + 1] = (output[to + row + 1] as number) + b;
    output[to + row + 2] = (output[to + row + 2] as number) + c;
    output[to + row + 3] = (output[to + row + 3] as number) + d;
  }
  for (; row < rows; row++) {
    let sum = 0;
    for (let index = 0; index < width; index++)
      sum += (input[from + index] as number) * (values[row * columns + first + index] as number);
    output[to + row] = (output[to + row] as number) + sum;
  }
}

export function addBias({ width, values }: Table, bias: Matrix): void {
  for (let index = 0; index < values.length; index++)
    values[index] = (values[index] as number) + (bias.values[index % width] as number);
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/**
 * A gated recurrent layer in both directions over sequences that lie one after the other. `inputs` gives, per
 * direction, each item's input times the weights.
 */
export function recurrent(
  model: ModelFile,
  name: string,
  lengths: readonly number[],
  inputs: readonly [Table, Table],
): Table {
  const width = model.part(`${name}.weight_hh_l0`).columns;
  const items = inputs[0].values.length / inputs[0].width;
  const output = tableOf(items, 2 * width);
  const gates = tableOf(1, 3 * width);
  const state = tableOf(1, width);
  for (const [way, suffix] of ['', '_reverse'].entries()) {
    const { values: given } = inputs[way] as Table;
    const weights = model.part(`${name}.weight_hh_l0${suffix}`);
    const bias = model.part(`${name}.bias_hh_l0${suffix}`).values;
    let start = 0;
    for (const length of lengths) {
      state.values.fill(0);
      for (let step = 0; step < length; step++) {
        const item = start + (way === 0 ? step : length - 1 - step);
        gates.values.set(bias);
        addOne(gates.values, 0, state.values, 0, width, weights, 0);
        const at = item * 3 * width;
        for (let unit = 0; unit < width; unit++) {
          const own = gates.values;
          const reset = sigmoid((given[at + unit] as number) + (own[unit] as number));
          const update = sigmoid((given[at + width + unit] as number) + (own[width + unit] as number));
          const fresh = Math.tanh((given[at + 2 * width + unit] as number) + reset * (own[2 * width + unit] as number));
          const next = (1 - update) * fresh + update * (state.values[unit] as number);
          state.values[unit] = next;
          output.values[item * 2 * width + way * width + unit] = next;
        }
      }
      start += length;
    }
  }
  return output;
}

/** The inputs of a recurrent layer: the sum of its weights times several tables side by side. */
export function recurrentInputs(
  model: ModelFile,
  name: string,
  items: number,
  tables: readonly { table: Table; itemOf?: Int32Array }[],
): [Table, Table] {
  const made = ['', '_reverse'].map((suffix): Table => {
    const weights = model.part(`${name}.weight_ih_l0${suffix}`);
    const output = tableOf(items, weights.rows);
    let first = 0;
    for (const { table, itemOf } of tables) {
      if (itemOf) {
        // what several items share is multiplied once
        const shared = tableOf(table.values.length / table.width, weights.rows);
        addProduct(shared, table, weights, first);
        addShared(output, shared, itemOf);
      } else addProduct(output, table, weights, first);
      first += table.width;
    }
    addBias(output, model.part(`${name}.bias_ih_l0${suffix}`));
    return output;
  });
  return made as [Table, Table];
}

/** Adds to every item the values of the item that it belongs to. */
export function addShared({ width, values }: Table, shared: Table, itemOf: Int32Array): void {
  for (let item = 0; item < itemOf.length; item++) {
    const from = (itemOf[item] as number) * width;
    for (let index = 0; index < width; index++)
      values[item * width + index] = (values[item * width + index] as number) + (shared.values[from + index] as number);
  }
}
