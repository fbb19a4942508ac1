import {
  type Anchor,
  bare,
  findAnchors,
  isDuration,
  isHead,
  isNoise,
  isPlaceName,
  partsOf,
  unlabelled,
} from './career-entries.ts';
import { findPeriod } from './find-period.ts';
import { type Reading, type ReadJob, spanOf } from './reading.ts';
import { type Piece, pieceOf, type ResumeLine } from './resume-lines.ts';
import { employerScore, endOfTitle, startOfTitle, titleScore } from './words-of-work.ts';

/** No entry has more lines of names on one side of its period. */
const MOST_LINES = 3;
/** Share of the entries that must have a separator for it to be part of their form. */
const USUAL = 0.75;

/** The parts of an entry by their position: line before or after the period, and number within the line. */
type Slots = Map<string, Piece>;

/** 'Kirti Switchgear, Ambad' among employers whose known places were removed. */
function removePlaces(entries: readonly Entry[], key: string): void {
  const named = entries.filter(({ slots }) => slots.has(key));
  const isPlaced = ({ slots, placed }: Entry) => placed.has((slots.get(key) as Piece).start);
  const known = named.filter(isPlaced).length;
  const townOf = ({ slots }: Entry) => TOWN.exec((slots.get(key) as Piece).text);
  const areAllPlaced = named.every((entry) => isPlaced(entry) || townOf(entry) !== null);
  if (known === 0 || (known * 2 < named.length && !areAllPlaced)) return;
  for (const entry of named) {
    const town = isPlaced(entry) ? null : townOf(entry);
    if (town && employerScore(town[0]) + titleScore(town[0]) === 0)
      entry.slots.set(key, pieceOf(entry.slots.get(key) as Piece, 0, town.index));
  }
}

const TOWN = /,\s*\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u;

interface Entry {
  /** Starts of the names whose place was removed. */
  placed: Set<number>;
  anchor: Anchor;
  slots: Slots;
  /** A line above the usual ones: an employer for this entry and the next. */
  group: Piece | undefined;
}

/** Jobs anchored on their periods: which part is title and which employer is decided for the section as a whole. */
export function findCareer(section: readonly ResumeLine[]): Reading<ReadJob>[] {
  // '3 yrs 2 mos' below an employer is that of all its titles
  const lines = withoutCards(section.filter(({ text }) => !isDuration(text)));
  const anchors = findAnchors(lines);
  if (anchors.length === 0) return [];
  const entries = withoutGroupPeriods(splitSingles(withoutGroupPeriods(entriesOf(lines, anchors))));
  const form = bestForm(entries);
  if (form.employer) removePlaces(entries, form.employer);
  let group: Piece | undefined;
  return entries.map((entry) => {
    if (entry.group) group = entry.group;
    return toJob(entry, form, group, lines);
  });
}

/** In points. */
const SAME_EDGE = 6;

/** Entries side by side, each with its period in one line of cells, become entries below each other. */
function withoutCards(lines: readonly ResumeLine[]): ResumeLine[] {
  const dated = lines.findIndex(({ cells = [] }) => cells.filter(({ text }) => findPeriod(text)).length > 1);
  const edges = lines[dated]?.cells?.map(({ x }) => x) ?? [];
  const isCard = ({ cells = [] }: ResumeLine) =>
    cells.length > 1 && cells.every(({ x }) => edges.some((edge) => Math.abs(edge - x) < SAME_EDGE));
  if (dated === -1 || edges.length < 2) return [...lines];
  let first = dated;
  while (first > 0 && isCard(lines[first - 1] as ResumeLine)) first--;
  let end = dated + 1;
  const isDated = ({ cells = [] }: ResumeLine) => cells.some(({ text }) => findPeriod(text));
  while (lines[end] && isCard(lines[end] as ResumeLine) && !isDated(lines[end] as ResumeLine)) end++;
  const columns = edges.flatMap((edge) =>
    lines.slice(first, end).flatMap((line): ResumeLine[] => {
      const cell = line.cells?.find(({ x }) => Math.abs(edge - x) < SAME_EDGE);
      return cell ? [{ ...line, text: cell.text, start: cell.start, end: cell.end, cells: [cell] }] : [];
    }),
  );
  return [...lines.slice(0, first), ...columns, ...withoutCards(lines.slice(end))];
}

function entriesOf(lines: readonly ResumeLine[], anchors: readonly Anchor[]): Entry[] {
  const shapes = anchors.map((anchor, at) => {
    const floor = (anchors[at - 1]?.last ?? -1) + 1;
    const ceiling = anchors[at + 1]?.first ?? lines.length;
    let up = 0;
    while (anchor.first - up - 1 >= floor && up < MOST_LINES + 1 && isHead(lines[anchor.first - up - 1] as ResumeLine))
      up++;
    let down = 0;
    while (anchor.last + down + 1 < ceiling && down < MOST_LINES && isHead(lines[anchor.last + down + 1] as ResumeLine))
      down++;
    return {
      up,
      down,
      startsClear: at === 0 || anchor.first - up > floor,
      endsClear: at === anchors.length - 1 || anchor.last + down + 1 < ceiling,
    };
  });
  const names = anchors.map(({ rest }) => rest.filter(({ text }) => !isNoise(text)).length);
  const above = usualCount(
    shapes.filter(({ startsClear }) => startsClear).map(({ up }) => up),
    names,
  );
  const below = usualCount(
    shapes.filter(({ endsClear }) => endsClear).map(({ down }) => down),
    [],
  );
  return anchors.map((anchor, at) => {
    const { up, down, startsClear } = shapes[at] as (typeof shapes)[number];
    const slots: Slots = new Map();
    const placed = new Set<number>();
    const add = (offset: number, parts: readonly Piece[]) => {
      let number = 0;
      for (const part of parts) {
        const whole = unlabelled(bare(part));
        const piece = withoutPlace(whole);
        if (piece.end < whole.end) placed.add(piece.start);
        if (!isNoise(piece.text)) slots.set(`${offset}:${number++}`, piece);
      }
    };
    let group: Piece | undefined;
    const taken = Math.min(up, above);
    // without a task between them, lines belong to the entry above as far as its form goes
    const room = startsClear ? up : Math.max(0, up - below);
    for (let line = Math.min(taken, Math.max(room, taken)); line >= 1; line--)
      add(-line, partsOf(lines[anchor.first - line] as ResumeLine));
    if (room > above) {
      const first = partsOf(lines[anchor.first - above - 1] as ResumeLine)
        .map((part) => withoutPlace(unlabelled(bare(part))))
        .find(({ text }) => !isNoise(text));
      if (first && names[at] !== undefined) group = first;
    }
    add(0, anchor.rest);
    for (let line = 1; line <= Math.min(down, below); line++)
      add(line, partsOf(lines[anchor.last + line] as ResumeLine));
    return { anchor, slots, group, placed };
  });
}

/** How many lines of names the entries usually have on one side; an entry without any shows a group's header. */
function usualCount(counts: readonly number[], names: readonly number[]): number {
  if (counts.length === 0) return 0;
  const isGrouped = counts.some((count) => count === 0) && names.some((count) => count > 0);
  if (isGrouped) return 0;
  const tally = new Map<number, number>();
  for (const count of counts) tally.set(count, (tally.get(count) ?? 0) + 1);
  return Math.min(MOST_LINES, [...tally].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0);
}

/** 'Royal Tea Packers, Salem': the place is not part of the name. */
export function withoutPlace(piece: Piece): Piece {
  const cut = /^(.*?\S)\s*(?:,\s*|\s[-–—|/]\s|\s?\()([^,()]+(?:,\s*[^,()]+)?)\)?$/u.exec(piece.text);
  if (cut?.[1] && cut[2] && isPlaceName(cut[2])) return withoutPlace(pieceOf(piece, 0, cut[1].length));
  const comma = piece.text.lastIndexOf(',');
  if (comma > 0 && isPlaceName(piece.text.slice(comma + 1).trim())) return withoutPlace(pieceOf(piece, 0, comma));
  return piece;
}

const SOFT = [
  /\s+@\s+/u,
  /\s+\bas\b\s+/u,
  /\s+\bat\b\s+/u,
  /\s+[—–]\s+/u,
  /\s+-\s+/u,
  /,\s+/u,
  /\s+\bwith\b\s+/u,
  /\s*\/\s+/u,
  /\s+\(/u,
  /\s+\bin\b\s+/u,
  /:\s+/u,
];

/** Entries with title and employer in one part are split at their common separator. */
function splitSingles(entries: Entry[]): Entry[] {
  if (entries.some(({ group }) => group)) return entries;
  const singles = entries.filter(({ slots, group }) => slots.size === 1 && !group);
  if (singles.length < entries.length * USUAL || singles.length === 0) return entries;
  let best: { score: number; cut: (piece: Piece) => [Piece, Piece] | null } | null = null;
  for (const separator of SOFT) {
    const cut = (piece: Piece) => bestCut(piece, separator);
    const cuts = singles.map(({ slots }) => cut([...slots.values()][0] as Piece));
    if (cuts.filter(Boolean).length < singles.length * USUAL) continue;
    const pairs = cuts.filter((each) => each !== null);
    const score = Math.max(
      ...[0, 1].map((way) =>
        pairs.reduce((sum, pair) => sum + agreement(pair[way] as Piece, pair[1 - way] as Piece), 0),
      ),
    );
    if (score > (best?.score ?? -0.5)) best = { score, cut };
  }
  const cut = best?.cut ?? cutAtTitle;

  return entries.map((entry) => {
    const [only] = [...entry.slots.values()];
    const parts = only && entry.slots.size === 1 ? cut(only) : null;
    if (!only || !parts) return entry;
    const placed = new Set(
      parts.flatMap((part) => (entry.placed.has(only.start) && part.end === only.end ? part.start : [])),
    );
    const slots = new Map(parts.map((part, at) => [`0:${at}`, withoutPlace(bare(part))]));
    for (const [at, part] of parts.entries())
      if ((slots.get(`0:${at}`)?.end ?? part.end) < part.end) placed.add(part.start);
    return { ...entry, slots, placed };
  });
}

/** 'Nandi Motors Mechanical Engineer': without any separator, the words show where the title starts or ends. */
export function cutAtTitle(piece: Piece): [Piece, Piece] | null {
  const cuts = [startOfTitle(piece.text), endOfTitle(piece.text)].filter((at) => at > 0 && at < piece.text.length);
  const pairs = cuts.map((at): [Piece, Piece] => [
    bare(pieceOf(piece, 0, at)),
    bare(pieceOf(piece, at, piece.text.length)),
  ]);
  const score = ([a, b]: [Piece, Piece]) => Math.max(agreement(a, b), agreement(b, a));
  const best = pairs.toSorted((a, b) => score(b) - score(a))[0];
  return best && score(best) > agreement(piece, { text: '', start: 0, end: 0 }) && score(best) > 1 ? best : null;
}

/** Of several occurrences of a separator, the one between a title and an employer. */
function bestCut(piece: Piece, separator: RegExp): [Piece, Piece] | null {
  const found = [...piece.text.matchAll(new RegExp(separator, 'gu'))].map((match): [Piece, Piece] => [
    withoutPlace(unlabelled(bare(pieceOf(piece, 0, match.index)))),
    withoutPlace(unlabelled(bare(pieceOf(piece, match.index + match[0].length, piece.text.length)))),
  ]);
  const score = ([a, b]: [Piece, Piece]) => Math.max(agreement(a, b), agreement(b, a));
  return found.filter(([a, b]) => a.text !== '' && b.text !== '').toSorted((a, b) => score(b) - score(a))[0] ?? null;
}

const agreement = (title: Piece, employer: Piece): number =>
  titleScore(title.text) -
  0.7 * employerScore(title.text) +
  employerScore(employer.text) -
  0.8 * titleScore(employer.text);

interface Form {
  title: string | null;
  employer: string | null;
}

/** The positions of title and employer that fit all entries together best. */
function bestForm(entries: readonly Entry[]): Form {
  const keys = [...new Set(entries.flatMap(({ slots }) => [...slots.keys()]))];
  const grouped = entries.some(({ group }) => group);
  let best: Form = { title: keys[0] ?? null, employer: null };
  let bestScore = Number.NEGATIVE_INFINITY;
  const candidates: (string | null)[] = grouped || keys.length < 2 ? [...keys, null] : keys;
  for (const title of candidates)
    for (const employer of candidates) {
      if (title === employer) continue;
      const score = entries.reduce(
        (sum, { slots, group }) => {
          const a = title ? slots.get(title) : undefined;
          const b = employer ? slots.get(employer) : group;
          const missing = (title && !a ? 0.8 : 0) + (employer && !b ? 0.8 : 0);
          return (
            sum +
            (a ? titleScore(a.text) - 0.7 * employerScore(a.text) : -0.6) +
            (b ? employerScore(b.text) - 0.8 * titleScore(b.text) : -0.6) -
            missing
          );
        },
        -0.01 * (keys.indexOf(title ?? '') + keys.indexOf(employer ?? '')),
      );
      if (score > bestScore) {
        bestScore = score;
        best = { title, employer };
      }
    }
  return best;
}

/** How much more a name sounds like a title than like an employer. */
const titleLead = ({ text }: Piece): number => titleScore(text) - employerScore(text);

/** An employer's line with the period of all its titles is not a separate job. */
function withoutGroupPeriods(entries: Entry[]): Entry[] {
  const usual = entries.toSorted((a, b) => b.slots.size - a.slots.size)[0]?.slots.size ?? 0;
  return entries.flatMap((entry, at): Entry[] => {
    const next = entries[at + 1];
    const [only] = [...entry.slots.values()];
    const [below] = [...(next?.slots.values() ?? [])];
    const spans =
      next &&
      entry.anchor.period.from.year <= next.anchor.period.from.year &&
      (!entry.anchor.period.to || !next.anchor.period.to || entry.anchor.period.to.year >= next.anchor.period.to.year);
    const isGroup =
      usual === 1 &&
      entries.length > 1 &&
      next &&
      only &&
      entry.slots.size === 1 &&
      spans &&
      below &&
      titleLead(only) < titleLead(below) &&
      next.anchor.first - entry.anchor.last <= 2;
    if (!isGroup) return [entry];
    next.group = only;
    return [];
  });
}

function toJob(
  { anchor, slots, group: own }: Entry,
  form: Form,
  inherited: Piece | undefined,
  lines: readonly ResumeLine[],
): Reading<ReadJob> {
  const group = own ?? inherited;
  let title = form.title ? slots.get(form.title) : undefined;
  let employer = form.employer ? slots.get(form.employer) : group;
  const rest = [...slots.values()].filter((piece) => piece !== title && piece !== employer);
  title ??= rest.find(({ text }) => titleScore(text) > employerScore(text));
  employer ??= rest.find((piece) => piece !== title && employerScore(piece.text) > titleScore(piece.text)) ?? group;
  const { period } = anchor;
  const places = [title, employer].filter((piece) => piece !== undefined);
  const sure = (title && titleScore(title.text) > 0 ? 1 : 0) + (employer && employerScore(employer.text) > 0 ? 1 : 0);
  return {
    value: {
      ...(title && { title: title.text }),
      ...(employer && { employer: employer.text }),
      from: period.from,
      ...(period.to && { to: period.to }),
      isOngoing: period.to === undefined,
    },
    confidence: title && employer ? 0.8 + sure * 0.06 : 0.5,
    at: spanOf([...places, lines[anchor.first] as ResumeLine, lines[anchor.last] as ResumeLine]),
  };
}
