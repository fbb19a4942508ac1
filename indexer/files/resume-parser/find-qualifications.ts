import { BOARD, INSTITUTE, MARKS, QUALIFICATION, UNIVERSITY } from '#domain/qualifications.ts';
import { bare, isPlaceName } from './career-entries.ts';
import { FIELD } from './find-education.ts';
import { findDate, findPeriod, type Period } from './find-period.ts';
import { type ReadCourse, type Reading, type Span, spanOf } from './reading.ts';
import { type Piece, pieceOf, type ResumeLine, splitPieces } from './resume-lines.ts';
import { type Row, readTable } from './tables.ts';

const COLUMNS = [
  ['other', /^(?:s(?:r|l)?\.?\s*(?:no)?|no\.?|#)\.?$/i],
  ['marks', /%|\b(?:marks?|percent\w*|grade|cgpa|gpa|division|div|class|result|score|aggregate)\b/i],
  ['degree', /^exam\w* passed$/i],
  ['year', /\b(?:year|passing|passed|completion|completed|session|batch|duration|period|yop)\b/i],
  ['branch', /^(?:subjects?|stream|branch|speciali[sz]ation|discipline|major|field|trade|specialty)\b/i],
  ['institute', /\b(?:institut\w*|college|school|studied at|name of)\b/i],
  [
    'degree',
    /\b(?:degrees?|course|exam\w*|qualifications?|standard|class|certificate|diploma|program(?:me)?|education|title)\b/i,
  ],
  ['board', /\b(?:board|university|council|affiliat\w*|awarding)\b/i],
] as const;
type Column = (typeof COLUMNS)[number][0];

type Kind = 'degree' | 'branch' | 'institute' | 'board' | 'year' | 'marks' | 'name';
interface Fact {
  kind: Kind;
  piece: Piece;
  year?: number;
}

/** Qualifications of a layout, one entry for each: from a table, otherwise by the degrees in the text. */
export function findQualifications(section: readonly ResumeLine[], text: string): Reading<ReadCourse>[] {
  const table = isForm(section) ? null : readTable<Column>(section, COLUMNS, ['degree', 'institute', 'board']);
  if (table?.rows.some(({ degree }) => degree))
    return table.rows.filter(({ degree, institute }) => degree || institute).map(fromRow);
  const lines = section.filter(({ text: line }) => !isColumnName(line));
  return entriesOf(withDegreesByStyle(lines, lines.map(factsOf))).flatMap((facts) => fromFacts(facts, text));
}

const COLUMN_WORD =
  /^(?:sr|course|degree|exam\w*|qualification|institut\w+|university|board|college|school|name|year|passing|percentage|marks|division|class|stream|branch|cgpa|grade|result|and|the)$/i;

/** An unknown name in the style that degrees have and schools haven't is a degree. */
function withDegreesByStyle(lines: readonly ResumeLine[], facts: readonly Fact[][]): Fact[][] {
  const styleOf = (at: number) => {
    const layout = lines[at]?.layout;
    return layout ? `${Math.round(layout.size * 2)} ${layout.bold} ${layout.italic}` : '';
  };
  const stylesOf = (kind: Kind) =>
    new Set(
      facts.flatMap((own, at) =>
        own[0]?.kind === kind && own.every((fact) => fact.kind !== 'year') ? styleOf(at) : [],
      ),
    );
  const degrees = stylesOf('degree');
  const others = new Set([...stylesOf('institute'), ...stylesOf('board'), ...stylesOf('marks')]);
  return facts.map((own, at) => {
    const [first, ...rest] = own;
    const isDegree =
      first?.kind === 'name' && rest.length === 0 && degrees.has(styleOf(at)) && !others.has(styleOf(at));
    return isDegree ? [{ ...first, kind: 'degree' as const }] : own;
  });
}

/** The names of a table's columns, in one line or on a line each. */
function isColumnName(text: string): boolean {
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  return words.length > 0 && words.every((word) => COLUMN_WORD.test(word)) && !/\d/.test(text);
}

function fromRow(row: Row<Column>): Reading<ReadCourse> {
  const degree = row.degree && bare(row.degree);
  const institute = row.institute ?? row.board;
  const period = row.year && findPeriod(row.year.text);
  const year = period ? (period.to ?? period.from).year : row.year && findDate(row.year.text)?.date.year;
  return {
    value: {
      ...(degree && { course: tidy(degree.text) }),
      ...(institute && { institution: tidy(institute.text) }),
      ...(year && { year }),
      ...(row.branch && { branch: row.branch.text }),
      ...(row.institute && row.board && { board: row.board.text }),
      ...(row.marks && { marks: row.marks.text }),
    },
    confidence: degree && institute && year ? 0.95 : 0.7,
    at: spanOf([degree, institute, row.year].filter((piece) => piece !== undefined)),
  };
}

const SEPARATORS =
  /\s*[|•·;¦]\s*|\s+[-–—]+\s+|\s*[([](?=[^)]*[)\]])|[)\]]\s*,?|,\s+|\s+from\s+(?=\p{Lu})|\s+at\s+(?=\p{Lu})|\s+(?:with|securing|scored)\s+(?=\d|\p{Lu})|\s+in\s+(?:the\s+year\s+)(?=\d)|\s+(?=GPA\b|CGPA\b)/gu;
const SERIAL = /^(?:\d{1,2}[.)]|\(?[a-hivx]{1,4}\))\s+/;
const LABEL =
  /^(?:degree|course|qualification|exam(?:ination)?(?:\s+passed)?|college|institut(?:e|ion)|university|school|board|year(?: of passing| of completion)?|passing year|passed out|stream|speciali[sz]ation|branch|completed|passed|pursuing|did|obtained)\s*(?::\s*-?|:-)?\s+(?!(?:of|for)\b)/i;

/** The label in the first cell of a form's row, by the kind of its value. */
const ROW_LABELS: readonly (readonly [Kind, RegExp])[] = [
  ['institute', /^(?:name of (?:the )?)?(?:college|institut(?:e|ion)|school)(?: name)?(?:\s*[/&]\s*\p{L}+)?$/iu],
  ['board', /^(?:name of (?:the )?)?(?:university|board|council)(?:\s*[/&]\s*\p{L}+)?$/iu],
  ['degree', /^(?:(?:name of (?:the )?)?(?:course|qualification|degree|exam(?:ination)?(?: passed)?))$/i],
  ['branch', /^(?:stream|subjects?|speciali[sz]ation|branch|discipline)$/i],
  ['year', /^(?:(?:passing )?year(?: of (?:passing|completion))?|passed (?:in|out)|period|duration)$/i],
  ['marks', /^(?:percentage|marks(?: obtained)?|grade|c?gpa|result|division|class)$/i],
];

const rowLabel = (label: Piece | undefined): Kind | undefined =>
  label && ROW_LABELS.find(([, pattern]) => pattern.test(label.text.replace(/\s*:$/, '')))?.[0];

/** Labels of several kinds below each other, each with one value. */
function isForm(section: readonly ResumeLine[]): boolean {
  const rows = section.filter(({ cells = [] }) => cells.length === 2 && !rowLabel(cells[1]));
  return new Set(rows.flatMap(({ cells = [] }) => rowLabel(cells[0]) ?? [])).size > 2;
}

/** A form's row: label and value in two cells. */
function labelledFacts([label, value, ...more]: readonly Piece[]): Fact[] | null {
  const kind = rowLabel(label);
  if (!kind || !value || more.length > 0) return null;
  const piece = pieceOf(value, /^[:–-]\s*/.exec(value.text)?.[0].length ?? 0, value.text.length);
  if (kind === 'marks') return [{ kind, piece }];
  const facts = factsIn(piece);
  if (kind === 'year' || facts.some((fact) => fact.kind === kind)) return facts;
  return piece.text.length > 1 ? [{ kind, piece }] : [];
}

function factsOf(line: ResumeLine): Fact[] {
  const cells: readonly Piece[] = line.cells ?? [line];
  const labelled = labelledFacts(cells);
  if (labelled) return labelled;
  return cells.flatMap((cell) => {
    const skipped = (SERIAL.exec(cell.text) ?? LABEL.exec(cell.text))?.[0].length ?? 0;
    return factsIn(pieceOf(cell, skipped, cell.text.length));
  });
}

function factsIn(cell: Piece): Fact[] {
  const facts: Fact[] = [];
  const pieces = splitPieces(cell, /\s*[|•·;¦]\s*|\s+\/\s+(?=\p{L})/gu)
    .map(withoutLabel)
    .flatMap(splitAtDegree)
    .flatMap(withoutDates);
  for (const { piece, year } of pieces) {
    if (year !== undefined) {
      facts.push({ kind: 'year', piece, year });
      continue;
    }
    for (const part of partsOf(piece)) {
      const last = facts.at(-1);
      // a place belongs to the institute or board before it
      if (
        last &&
        (last.kind === 'institute' || last.kind === 'board' || last.kind === 'name') &&
        (isPlacePart(part.text) || isTown(part.text, facts)) &&
        part.start - last.piece.end <= 3
      ) {
        last.piece = pieceOf(cell, last.piece.start - cell.start, part.end - cell.start);
      } else if (last?.kind === 'branch' && part.start - last.piece.end <= 2 && classify(part)[0]?.kind === 'name') {
        // 'Physics, Chemistry and Mathematics' is one branch
        last.piece = pieceOf(cell, last.piece.start - cell.start, part.end - cell.start);
      } else facts.push(...classify(part));
    }
  }
  return facts;
}

/** 'Course: B.Sc. | Institute: Kaveri College': every part has its label. */
function withoutLabel(piece: Piece): Piece {
  const colon = piece.text.indexOf(':');
  const label = { ...piece, text: piece.text.slice(0, Math.max(0, colon)).trim() };
  return rowLabel(label) ? pieceOf(piece, colon + 1, piece.text.length) : piece;
}

/** 'Assam University, Jorhat: B.Sc. Agriculture' */
function splitAtDegree(piece: Piece): Piece[] {
  const colon = piece.text.indexOf(': ');
  const rest = pieceOf(piece, colon + 1, piece.text.length);
  return colon > 0 && QUALIFICATION.test(rest.text) ? [pieceOf(piece, 0, colon), rest] : [piece];
}

const isPlacePart = (text: string): boolean =>
  isPlaceName(text) || /^(?:A\.?P|U\.?P|M\.?P|T\.?N|W\.?B|H\.?P|J ?& ?K|Delhi|NCR)\.?$/i.test(text);

/** An unknown town after a name; next to a degree it may be a branch. */
const isTown = (text: string, facts: readonly Fact[]): boolean =>
  /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(text) &&
  !facts.some(({ kind }) => kind === 'degree') &&
  classify({ text, start: 0, end: 0 })[0]?.kind === 'name';

/** Degree and branch keep together, and so do a school's name and its place. */
function partsOf(piece: Piece): Piece[] {
  return splitPieces(piece, SEPARATORS)
    .map(bare)
    .map(withoutJoiners)
    .filter(({ text }) => /[\p{L}\d]/u.test(text));
}

/** 'from Kaveri Institute in the year' before a date. */
function withoutJoiners(piece: Piece): Piece {
  const from = /^(?:from|at|through|under)\s+(?=\p{Lu})/u.exec(piece.text)?.[0].length ?? 0;
  const to =
    /(?:\s+(?:in|during|of|with|and|by|(?<!first |second |third |pass )class|batch|passed|completed))?(?:\s+the)?(?:\s+year)?(?:\s+of)?$/i.exec(
      piece.text,
    )?.index ?? piece.text.length;
  return pieceOf(piece, from, Math.max(from, to));
}

/** '2009-12': to the last two digits of another year; outside of education a month (findPeriod). */
function shortYears(text: string): Period | null {
  const match = /\b((?:19|20)\d{2})\s?[-–—]\s?(\d{2})\b(?![-/.]|\s?%)/.exec(text);
  const from = Number(match?.[1]);
  const to = Math.floor(from / 100) * 100 + Number(match?.[2]);
  if (!match || to <= from || to - from > 8) return null;
  return { from: { year: from }, to: { year: to }, index: match.index, length: match[0].length };
}

function withoutDates(piece: Piece): { piece: Piece; year?: number }[] {
  const period = findPeriod(piece.text) ?? shortYears(piece.text);
  const single = period ? null : findDate(piece.text);
  const found = period ?? single;
  if (!found) return [{ piece }];
  const year = period ? (period.to ?? period.from).year : (single?.date.year ?? 0);
  const before = bare(pieceOf(piece, 0, found.index));
  const after = bare(pieceOf(piece, found.index + found.length, piece.text.length));
  return [
    ...(before.text === '' ? [] : [{ piece: before }]),
    { piece: pieceOf(piece, found.index, found.index + found.length), year },
    ...(after.text === '' ? [] : withoutDates(after)),
  ];
}

/** The facts of one part; 'B.Pharm. Pharmacy' and '+2 Science CHSE Odisha' have two. */
function classify(part: Piece): Fact[] {
  const marks = MARKS.exec(part.text);
  if (marks && marks[0].length > part.text.length * 0.6) return [{ kind: 'marks', piece: part }];
  if (marks)
    return [
      ...classify(bare(pieceOf(part, 0, marks.index))),
      { kind: 'marks', piece: pieceOf(part, marks.index, marks.index + marks[0].length) },
    ];
  const degree = QUALIFICATION.exec(part.text);
  if (!degree && !/\p{L}/u.test(part.text)) return [];
  if (degree && !isSchoolName(part.text, degree[0])) {
    const own = pieceOf(part, 0, degree[0].length);
    const joiner = /^\s*(?:in|of|with|-|:|,)?\s+/iu.exec(part.text.slice(degree[0].length))?.[0].length ?? 0;
    const rest = bare(pieceOf(part, degree[0].length + joiner, part.text.length));
    if (rest.text === '') return [{ kind: 'degree', piece: own }];
    const school = startOfSchool(rest.text);
    if (school > 0)
      return [
        { kind: 'degree', piece: own },
        { kind: 'branch', piece: bare(pieceOf(rest, 0, school)) },
        ...classify(pieceOf(rest, school, rest.text.length)),
      ];
    const [kind] = classify(rest);
    if (kind && kind.kind !== 'name') return [{ kind: 'degree', piece: own }, ...classify(rest)];
    return [
      { kind: 'degree', piece: own },
      { kind: 'branch', piece: rest },
    ];
  }
  if (INSTITUTE.test(part.text) && !/\bboard\b/i.test(part.text)) return [{ kind: 'institute', piece: part }];
  if (BOARD.test(part.text) || UNIVERSITY.test(part.text)) return [{ kind: 'board', piece: part }];
  return [{ kind: 'name', piece: part }];
}

/** Where the school's name starts in 'Civil Engineering Kaveri College of Engineering'; 0 if unknown. */
function startOfSchool(text: string): number {
  if (!INSTITUTE.test(text) && !UNIVERSITY.test(text)) return 0;
  const opens = [...text.matchAll(/\S+/g)].find(([word]) => !FIELD.test(word.replace(/,$/, '')));
  const at = opens?.index ?? 0;
  return at > 0 && (INSTITUTE.test(text.slice(at)) || UNIVERSITY.test(text.slice(at))) && text.slice(at).includes(' ')
    ? at
    : 0;
}

/** 'Secondary School, Pune' or 'Intermediate College' are schools; 'Secondary' is an examination. */
const isSchoolName = (text: string, degree: string): boolean => {
  const rest = text.slice(degree.length);
  return (
    /^\s*\p{Lu}\.\s?(?:\p{Lu}\.|\p{Lu}\p{Ll})/u.test(rest) ||
    /^\s*(?:college|school|university|institute)\b/i.test(rest) ||
    (/\p{L}/u.test(rest[0] ?? '') && !/^\s/.test(rest))
  );
};

/** Facts of one qualification: each has one degree, with the facts before and after it that the first one has. */
function entriesOf(lines: readonly Fact[][]): Fact[][] {
  const flat = lines.flatMap((facts, line) => facts.map((fact) => ({ ...fact, line })));
  const degrees = flat.flatMap(({ kind }, at) => (kind === 'degree' ? [at] : []));
  const first = degrees[0];
  if (first === undefined) return byInstitute(flat);
  const before = new Set(
    flat
      .slice(0, first)
      .flatMap(({ kind, piece }): Kind[] =>
        kind === 'board' && UNIVERSITY.test(piece.text) ? ['name', 'institute'] : [sortOf(kind)],
      ),
  );
  const starts = degrees.map((at, number) => {
    const floor = number === 0 ? 0 : (degrees[number - 1] ?? 0) + 1;
    if (number === 0) return 0;
    const seen = new Set<Kind>(['degree']);
    const count = (kind: Kind) => flat.slice(start, at).filter((fact) => fact.kind === kind).length;
    let start = at;
    while (start > floor) {
      const fact = flat[start - 1] as (typeof flat)[number];
      const isSameLine = fact.line === flat[at]?.line;
      // the same kind twice: it belongs to the entry above
      if (
        !isSameLine &&
        (!before.has(sortOf(fact.kind)) || (seen.has(fact.kind) && !(fact.kind === 'year' && count('year') < 2)))
      )
        break;
      if (isSameLine && seen.has(fact.kind) && fact.kind !== 'name') break;
      seen.add(fact.kind);
      start--;
    }
    return start;
  });
  return starts.map((start, number) => flat.slice(start, starts[number + 1] ?? flat.length));
}

/** A school's entry has its board where others have their branch. */
const sortOf = (kind: Kind): Kind => (kind === 'branch' || kind === 'board' ? 'name' : kind);

/** Without any degree, every institute opens an entry. */
function byInstitute(flat: readonly Fact[]): Fact[][] {
  const entries: Fact[][] = [];
  for (const fact of flat) {
    if (fact.kind === 'institute' || entries.length === 0) entries.push([]);
    entries.at(-1)?.push(fact);
  }
  return entries.filter((facts) => facts.some(({ kind }) => kind === 'institute'));
}

/** 'Diploma in Design' and 'Higher Secondary (Arts)' as written; null if the branch is not beside the degree. */
export function degreeWithBranch(text: string, degree: Span, branch: Span): string | null {
  if (branch.start <= degree.end || branch.start - degree.end > LONGEST_JOINT) return null;
  const whole = text.slice(degree.start, branch.end).replace(/\s+/g, ' ');
  return whole.includes('(') && !whole.includes(')') ? `${whole})` : whole;
}
/** Characters between a degree and its branch: ' in ', ' (', ' – '. */
const LONGEST_JOINT = 6;

function fromFacts(facts: readonly Fact[], text: string): Reading<ReadCourse>[] {
  const of = (kind: Kind) => facts.find((fact) => fact.kind === kind)?.piece;
  const degree = of('degree');
  const names = facts.filter(({ kind }) => kind === 'name').map(({ piece }) => piece);
  const board = of('board');
  const placed = names.find(({ text }) => /,\s*\p{Lu}/u.test(text));
  const institute = of('institute') ?? placed;
  const institution =
    institute ?? board ?? names.find(({ text }) => text.split(' ').length > 1 && degree && of('branch'));
  const branch = of('branch') ?? names.find((piece) => piece !== institution);
  const years = facts.flatMap(({ year }) => year ?? []);
  const year = years.length > 0 ? Math.max(...years) : undefined;
  if (!degree && !institution) return [];
  const marks = of('marks');
  return [
    {
      value: {
        ...(degree && { course: (branch && degreeWithBranch(text, degree, branch)) ?? degree.text }),
        ...(institution && { institution: tidy(institution.text) }),
        ...(year !== undefined && { year }),
        ...(branch && { branch: branch.text }),
        ...(board && board !== institution && { board: board.text }),
        ...(marks && { marks: marks.text }),
      },
      confidence: degree && institution && year !== undefined ? 0.93 : 0.6,
      at: spanOf(facts.map(({ piece }) => piece)),
    },
  ];
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').replace(/[,;:\s]+$/, '');
