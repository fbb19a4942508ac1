import { CallError, UNREACHABLE_MESSAGE } from '#api/http/contract/client.ts';

interface FetchedFile {
  blob: Blob;
  /** From the response's content-disposition; null if it names none. */
  fileName: string | null;
}

/** Fetches a file; with `body`, by POST as JSON. Throws a CallError with the server's message if refused. */
export async function fetchFile(url: string, body?: object): Promise<FetchedFile> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(url, { credentials: 'include', ...(body && post) }).catch((cause: unknown) => {
    throw Object.assign(new CallError(0, UNREACHABLE_MESSAGE), { cause });
  });
  if (!response.ok) {
    // a proxy in front of the API answers without our JSON
    const answer = (await response.json().catch(() => ({}))) as { message?: string };
    throw new CallError(response.status, answer.message ?? `Server ${response.status}`);
  }
  return { blob: await response.blob(), fileName: fileNameOf(response.headers.get('content-disposition') ?? '') };
}

/** The file name in a content-disposition header; prefers the extended form. */
export function fileNameOf(header: string): string | null {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  if (extended) return decodeURIComponent(extended);
  const [, quoted, bare] = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header) ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? bare ?? null;
}

const RELEASED_AFTER_MS = 10_000;

/** Hands a fetched file to the browser's downloads. */
export function saveFile({ blob, fileName }: FetchedFile, otherwise: string): void {
  const url = URL.createObjectURL(blob);
  setTimeout(() => URL.revokeObjectURL(url), RELEASED_AFTER_MS);
  Object.assign(document.createElement('a'), { href: url, download: fileName ?? otherwise }).click();
}
