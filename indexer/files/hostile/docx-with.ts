import { archiveOf, type PackedFile } from '#indexer/files/archive/archive-fixture.ts';

export const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
export const relations = (...more: string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>${more.join('')}</Relationships>`;
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
export const body = (inner: string, before = '') =>
  `${before}<w:document xmlns:w="${WORD}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body><w:p><w:r><w:t>${inner}</w:t></w:r></w:p></w:body></w:document>`;

/** A DOCX of this document.xml and more parts. */
export function docxWith(document: string | Buffer, more: PackedFile[] = [], rels = relations()): Buffer {
  const part = (name: string, text: string | Buffer) => ({ name, bytes: Buffer.from(text as Buffer) });
  return archiveOf(
    part('[Content_Types].xml', TYPES),
    part('_rels/.rels', rels),
    part('word/document.xml', document),
    ...more,
  );
}
export const file = (name: string, text: string): PackedFile => ({ name, bytes: Buffer.from(text) });
