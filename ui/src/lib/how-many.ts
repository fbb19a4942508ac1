/** `1 entry`, `1,234 entries`. */
export function howMany(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;
}
