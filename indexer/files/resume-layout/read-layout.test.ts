import { describe, expect, test } from 'vitest';
import { docxWith, FONT, file, onePage, stream } from '#indexer/testing/resume-files.ts';
import type { ResumeLayout } from './layout.ts';
import { docLines } from './read-doc-layout.ts';
import { readDocxLayout } from './read-docx-layout.ts';
import { readPdfLayout } from './read-pdf-layout.ts';

const cellsOf = ({ text, lines }: ResumeLayout) =>
  lines.map(({ cells }) => cells.map(({ start, end }) => text.slice(start, end)));

const at = (x: number, y: number, text: string, size = 10) => `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`;
const pdf = (...marks: string[]) => onePage(stream(marks.join('\n')));
const column = (x: number, ...lines: string[]) =>
  lines.map((text, row) => at(x, 190 - row * 14 - (x > 100 ? 5 : 0), text));

describe('the lines of a PDF page', () => {
  test('columns are read one after the other', async () => {
    const left = column(10, 'CONTACT', 'Pune', 'SKILLS', 'Welding', 'Fitting');
    const right = column(140, 'Asha Rao', 'Fitter', 'EXPERIENCE', 'Zentrova', 'Turner', 'Maple Nine');
    expect(cellsOf(await readPdfLayout(pdf(...left, ...right))).flat()).toEqual([
      ...['CONTACT', 'Pune', 'SKILLS', 'Welding', 'Fitting'],
      ...['Asha Rao', 'Fitter', 'EXPERIENCE', 'Zentrova', 'Turner', 'Maple Nine'],
    ]);
  });

  test('the text next to a sidebar in a smaller font is no column of headings', async () => {
    const left = ['EXPERIENCE', 'Yoga Teacher', '2019 - 2023', 'EDUCATION', 'B.P.Ed.', '2016 - 2019'];
    const right = [
      'CONTACT',
      'Imphal',
      '98300 12345',
      'LANGUAGES',
      'Hindi',
      'English',
      'SKILLS',
      'Asanas',
      'Breathing',
    ];
    const marks = [
      ...left.map((text, row) => at(10, 190 - row * 22, text)),
      ...right.map((text, row) => at(200, 187 - row * 13, text, 7)),
    ];
    expect(cellsOf(await readPdfLayout(pdf(...marks))).flat()).toEqual([...left, ...right]);
  });

  test('a column with dates, titles and employers beside each other is one', async () => {
    const left = ['CONTACT', 'Pune', 'SKILLS', 'Tandoor', 'HACCP', 'ABOUT', 'Cook'];
    const right = [
      ['EXPERIENCE'],
      ['2020 - 2022', 'Cook', 'Golconda'],
      ['', 'Fish line'],
      ['2018 - 2020', 'Helper', 'Nizam'],
      ['', 'Cold line'],
      ['EDUCATION'],
      ['2015 - 2018', 'BHM', 'Asha'],
      ['', 'First class'],
    ];
    const marks = right.flatMap((cells, row) =>
      cells.flatMap((text, cell) => (text ? [at(110 + 60 * cell, 185 - row * 14, text)] : [])),
    );
    const read = cellsOf(await readPdfLayout(pdf(...column(10, ...left), ...marks)));
    expect(read.map((cells) => cells.join(' '))).toEqual([
      ...left,
      ...right.map((cells) => cells.filter(Boolean).join(' ')),
    ]);
  });

  test('two headings at one height head two columns, whose lines may be level', async () => {
    const left = ['Mobile: 98300 12345', 'EDUCATION', '2013 - 2017', 'B.A.', '2013', 'Plus Two', 'Kerala Board', '82%'];
    const right = [
      'Tools: InDesign',
      'EXPERIENCE',
      '2022 - today',
      'Designer',
      '2019 - 2022',
      'Artist',
      'Covers',
      'Ads',
    ];
    const rows = left.flatMap((text, row) => [
      at(10, 190 - row * 14, text),
      at(140, 190 - row * 14, right[row] as string),
    ]);
    const [contact, ...columns] = cellsOf(await readPdfLayout(pdf(...rows)));
    expect(contact).toEqual([left[0], right[0]]);
    expect(columns.flat()).toEqual([...left.slice(1), ...right.slice(1)]);
  });

  test('dates at the right edge stay in their line', async () => {
    const rows = [0, 1, 2, 3, 4].flatMap((row) => [
      at(10, 180 - row * 14, `Employer ${row}`),
      at(200, 180 - row * 14, `2010 - 201${row}`),
    ]);
    expect(cellsOf(await readPdfLayout(pdf(...rows)))).toEqual(
      [0, 1, 2, 3, 4].map((row) => [`Employer ${row}`, `2010 - 201${row}`]),
    );
  });

  test('a form’s labels stay next to their values', async () => {
    const rows = ['Dates', 'Position held', 'Employer', 'Dates', 'Position held', 'Employer'].flatMap((label, row) => [
      at(10, 190 - row * 14, label),
      at(120, 190 - row * 14, `Value ${row}`),
    ]);
    expect((await readPdfLayout(pdf(...rows))).lines.map(({ cells }) => cells.length)).toEqual([2, 2, 2, 2, 2, 2]);
  });

  test('labels and dates in a column of their own stay next to their values, between headings', async () => {
    const labels = ['Name', 'Born', 'WORK', '2019', '2015', 'SKILLS', 'Office', 'Speech'];
    const values = ['Asha Rao', '1 May 1990', '', 'Fitter', 'Turner', '', 'Excel', 'Hindi'];
    const rows = labels.flatMap((label, row) => [
      at(10, 190 - row * 14, label),
      ...(values[row] ? [at(120, 190 - row * 14, values[row]), at(120, 184 - row * 14, 'more', 4)] : []),
    ]);
    const cells = cellsOf(await readPdfLayout(pdf(...rows))).filter(([first]) => first !== 'more');
    expect(cells).toEqual(labels.map((label, row) => [label, values[row]].filter(Boolean)));
  });

  test('dates with places below them begin the entries of the other column', async () => {
    const marks = ['2022 - now', 'Kochi Camp', '', '2018 - 2022', 'Aluva Camp', '', '2014 - 2017', 'Kottayam Camp', ''];
    const entries = [
      'Nurse',
      'Lisie House',
      'ICU in May 2021',
      'Nurse',
      'Asha House',
      'Ward',
      'Trainee',
      'Matha',
      'Ward',
    ];
    const rows = entries.flatMap((text, row) => [
      ...(marks[row] ? [at(10, 190 - row * 14, marks[row], row % 3 === 0 ? 10 : 8)] : []),
      at(140, 190 - row * 14 - (row % 3 === 0 ? 0 : 5), text),
    ]);
    const cells = cellsOf(await readPdfLayout(pdf(...rows)));
    for (const row of [0, 3, 6]) expect(cells).toContainEqual([marks[row], entries[row]]);
  });

  test.each([
    ['Mar 2017-Jul', '2020', 'Mar 2017-Jul 2020'],
    ['2021/08 -', '2023/05', '2021/08 - 2023/05'],
    ['Aug', '2020-Present', 'Aug 2020-Present'],
  ])('a period that is broken in its narrow column is one: %s, %s', async (first, second, period) => {
    const rows = [at(10, 150, first), at(120, 150, 'Fitter'), at(10, 138, second), at(120, 138, 'Zentrova')];
    expect(cellsOf(await readPdfLayout(pdf(...rows)))).toEqual([[period, 'Fitter'], ['Zentrova']]);
  });

  test('cells of several lines side by side are read cell by cell', async () => {
    const rows = [
      ['Nov 2021 -', 'Mahanadi Thermal Power', 'In charge of two units of'],
      ['till date', 'Generation Co.', '660 MW, coordination with'],
      ['', 'Shift Engineer', 'the control room'],
      ['2016', 'B.Tech, Mechanical', 'Veer Surendra Sai University of'],
      ['', 'Engineering', 'Technology'],
      ['2012', 'Plus Two', 'Asha School'],
    ];
    const marks = rows.flatMap((cells, row) =>
      cells.flatMap((text, cell) => (text ? [at([10, 70, 200][cell] ?? 0, 190 - row * 12, text, 9)] : [])),
    );
    expect(cellsOf(await readPdfLayout(pdf(...marks)))).toEqual([
      [
        'Nov 2021 - till date',
        'Mahanadi Thermal Power Generation Co.',
        'In charge of two units of 660 MW, coordination with the control room',
      ],
      ['Shift Engineer'],
      ['2016', 'B.Tech, Mechanical Engineering', 'Veer Surendra Sai University of Technology'],
      ['2012', 'Plus Two', 'Asha School'],
    ]);
  });

  test('a period that ends with a dash is open, whatever follows it', async () => {
    const rows = [at(10, 150, '2019-'), at(120, 150, 'Fitter'), at(10, 138, '2017-2019'), at(120, 138, 'Turner')];
    expect(cellsOf(await readPdfLayout(pdf(...rows)))).toEqual([
      ['2019-', 'Fitter'],
      ['2017-2019', 'Turner'],
    ]);
  });

  test('text of another style printed over a text without room is a cell of its own', async () => {
    const over = `1 0 0 rg ${at(52, 150, 'Fitter', 14)}`;
    expect(cellsOf(await readPdfLayout(pdf(at(10, 150, 'Sep 2018 - 2020'), over)))).toEqual([
      ['Sep 2018 - 2020', 'Fitter'],
    ]);
  });

  test('small capitals without a capital I, and hyphens that do not break, are written as usual', async () => {
    const marks = [at(10, 150, 'SENiOR ENGiNEER'), at(10, 130, 'iGATE')];
    expect(cellsOf(await readPdfLayout(pdf(...marks)))).toEqual([['SENIOR ENGINEER'], ['iGATE']]);
  });

  test('an email below a name is a separate line, even on a narrow page', async () => {
    const lines = column(10, 'Asha Rao', 'asha.rao.of.pune@example.com', 'Fitter');
    expect(cellsOf(await readPdfLayout(pdf(...lines)))).toEqual([
      ['Asha Rao'],
      ['asha.rao.of.pune@example.com'],
      ['Fitter'],
    ]);
  });

  test('letters with gaps between them are words', async () => {
    const spaced = `BT /F1 10 Tf 4 Tc 10 100 Td (EDUCATION) Tj ET`;
    expect(cellsOf(await readPdfLayout(pdf(spaced)))).toEqual([['EDUCATION']]);
  });

  test('a line has its size and weight', async () => {
    const bold = FONT.replace('Helvetica', 'Helvetica-Bold');
    const { lines } = await readPdfLayout(onePage(stream(at(10, 100, 'Skills', 18)), { font: bold }));
    expect(lines[0]).toMatchObject({ size: 18, bold: true });
  });
});

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const docx = (body: string) => docxWith(`<w:document ${W}><w:body>${body}</w:body></w:document>`);
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`;
const cell = (...lines: string[]) => `<w:tc>${lines.map((line) => paragraph(run(line))).join('')}</w:tc>`;

describe('the lines of a Word file', () => {
  test.each([
    ['a tab separates cells', paragraph(run('Fitter'), '<w:r><w:tab/></w:r>', run('2019')), [['Fitter', '2019']]],
    ['a break starts a line', paragraph(run('Fitter'), '<w:r><w:br/></w:r>', run('Pune')), [['Fitter'], ['Pune']]],
    [
      'a row keeps its cells',
      `<w:tbl><w:tr>${cell('Zentrova')}${cell('Fitter')}</w:tr></w:tbl>`,
      [['Zentrova', 'Fitter']],
    ],
    [
      'inserted text is read and deleted text is not',
      paragraph(`<w:ins>${run('Fitter')}</w:ins>`, `<w:del><w:r><w:delText>Turner</w:delText></w:r></w:del>`),
      [['Fitter']],
    ],
    [
      'a content control holds text',
      `<w:sdt><w:sdtContent>${paragraph(run('Fitter'))}</w:sdtContent></w:sdt>`,
      [['Fitter']],
    ],
    [
      'a text box comes before its paragraph',
      paragraph(run('Fitter'), `<w:r><w:txbxContent>${paragraph(run('Contact'))}</w:txbxContent></w:r>`),
      [['Contact'], ['Fitter']],
    ],
    [
      'two long cells are columns',
      `<w:tbl><w:tr>${cell('SKILLS', 'a', 'b', 'c')}${cell('WORK', 'x', 'y', 'z')}</w:tr></w:tbl>`,
      ['SKILLS', 'a', 'b', 'c', 'WORK', 'x', 'y', 'z'].map((text) => [text]),
    ],
  ])('%s', (_, body, cells) => {
    expect(cellsOf(readDocxLayout(docx(body)))).toEqual(cells);
  });

  test.each([
    ['a header comes first', 'header', 'Asha Rao', ['Asha Rao', 'Fitter']],
    ['a footer with contacts comes first', 'footer', 'asha@example.com', ['asha@example.com', 'Fitter']],
    ['any other footer comes last', 'footer', 'Confidential', ['Fitter', 'Confidential']],
  ] as const)('%s, whatever its part is named', (_, kind, text, lines) => {
    const tag = kind === 'header' ? 'w:hdr' : 'w:ftr';
    const type = `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}`;
    const read = readDocxLayout(
      docxWith(`<w:document ${W}><w:body>${paragraph(run('Fitter'))}</w:body></w:document>`, [
        file(
          'word/_rels/document.xml.rels',
          `<Relationships><Relationship Id="r1" Type="${type}" Target="own.xml"/></Relationships>`,
        ),
        file('word/own.xml', `<${tag} ${W}>${paragraph(run(text))}</${tag}>`),
      ]),
    );
    expect(cellsOf(read)).toEqual(lines.map((line) => [line]));
  });

  test('declared entities are refused', () => {
    const refused = docxWith(`<!DOCTYPE x [<!ENTITY a "b">]><w:document ${W}><w:body/></w:document>`);
    expect(() => readDocxLayout(refused)).toThrow('declares entities');
  });
});

test('the rows of a Word 97 table end with a line break or with a second tab', () => {
  const cells = (text: string) => docLines(text, 0).map((line) => line.cells.map((cell) => cell.text));
  const rows = [
    ['Vessel', 'Company', 'Rank'],
    ['MT Pearl', 'Orient Gulf', '2/E'],
    ['MT Crest', 'Orient Gulf', '3/E'],
  ];
  expect(cells(rows.map((row) => `${row.join('\t')}\t`).join('\n'))).toEqual(rows);
  expect(cells(`${rows.map((row) => row.join('\t')).join('\t\t')}\t\t`)).toEqual(rows);
});
