import { archiveOf } from '#indexer/files/archive/archive-fixture.ts';
import { pdfOf } from '#indexer/files/fixtures.ts';
import { file } from './docx-with.ts';
import { type HostileFile, OTHER_KIND } from './hostile-file.ts';

export const wrongKinds: HostileFile[] = [
  ['a picture (GIF)', Buffer.from('GIF89a'), OTHER_KIND],
  ['a picture (PNG)', Buffer.from('89504e470d0a1a0a', 'hex'), OTHER_KIND],
  ['a picture (JPEG)', Buffer.from('ffd8ffe000104a464946', 'hex'), OTHER_KIND],
  ['a program for Windows', Buffer.from('MZ\x90\x00\x03'), OTHER_KIND],
  ['a program for Windows with a PDF’s header in it', Buffer.from('MZ\x90 %PDF-1.4'), OTHER_KIND],
  ['a program for Linux', Buffer.from('\x7fELF\x02\x01\x01'), OTHER_KIND],
  ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n'), OTHER_KIND],
  ['a web page', Buffer.from('<html><script>alert(1)</script></html>'), OTHER_KIND],
  ['a drawing with a script', Buffer.from('<svg onload="alert(1)"/>'), OTHER_KIND],
  ['rich text', Buffer.from('{\\rtf1 Harmless}'), OTHER_KIND],
  ['plain text', Buffer.from('Asha Rao\nJava Developer'), OTHER_KIND],
  ['a spreadsheet', archiveOf(file('xl/workbook.xml', '<x/>')), OTHER_KIND],
  ['a presentation', archiveOf(file('ppt/presentation.xml', '<x/>')), OTHER_KIND],
  ['an OpenDocument text', archiveOf(file('content.xml', '<x/>')), OTHER_KIND],
  ['an archive of a resume', archiveOf({ name: 'a.pdf', bytes: pdfOf('Asha') }), OTHER_KIND],
  ['an archive packed by gzip', Buffer.from('1f8b080000000000', 'hex'), OTHER_KIND],
  ['a .rar', Buffer.from('Rar!\x1a\x07\x01\x00'), OTHER_KIND],
];
