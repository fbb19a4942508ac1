/** A multipart body of files under one field, as the screens send it. */
export function formOfFiles(field: string, ...files: [name: string, bytes: Buffer | string][]): FormData {
  const form = new FormData();
  for (const [name, bytes] of files) {
    form.append(field, new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name));
  }
  return form;
}
