/** A response's text, of at most so many bytes; null where it is longer. Rejects where the connection breaks. */
export async function readLimited(response: Response, mostBytes: number): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
