import { canonicalCity } from '#domain/places/cities.ts';
import { canonicalDistrict, canonicalState } from '#domain/places/states.ts';
import { cityAbroad } from './places-abroad.ts';
import type { Reading, Span } from './reading.ts';
import { type Piece, pieceOf, type ResumeLine, splitPieces } from './resume-lines.ts';

const CITY_LABEL =
  /\b(?:(?:current |present |residential |correspondence |mailing |permanent )?(?:location|city|address|residence)|(?:based|liv(?:e|es|ing)|resid(?:e|es|ing)|settled) (?:in|at)|place)\b\s*[:\-–]*\s*/i;
/** Labels that no job has. */
const HOME_LABEL =
  /\b(?:(?:current|present|residential|correspondence|mailing|permanent) (?:location|city|address|residence)|residence|(?:liv(?:e|es|ing)|resid(?:e|es|ing)|settled) (?:in|at))\b/i;
const CITY_PARTS = /[,|•·;:/()\t✉📞📍✦◆→]|\s[-–—]+\s?|[-–](?=\s?\d)|\.\s|\s{2,}/gu;
/** From there on a line speaks of other places than the residence. */
const ELSEWHERE =
  /(?:[(,|/·•;]\s*|\s)(?:(?:open|willing|ready|able|can|happy) (?:to|for)|pref(?:er\w*|\.)|native|relocat\w+|hybrid|place of (?:birth|issue|work)|nearest|posted|born)\b.*$/i;
/** Lines without the residence, whatever place they name at their beginning. */
const NO_RESIDENCE =
  /permanent|home address|prefer|willing|relocat|place of (?:birth|issue|work)|native|hometown|birth ?place|choice|liked|wanted/i;
/** Lines of wishes. */
const WISH =
  /^\W*(?:prefer|willing|ready|open|able|can|happy|wants?|looking|place of|choice|(?:location|city|place)s? (?:choice|liked|wanted|desired))\b/i;
/** 'Nashik Road', 'Cuddalore O.T.', 'Gurugram DLF Phase 4': a part of the city is after its name. */
const PART_OF_CITY = /\b(?:road|phase|sector|block|camp|extn|old town|new town|rural|urban|h\.? ?o|[on]\.? ?t)\b\.?$/i;
/** Points of the compass after a city's name: 'Imphal West'. */
const PART = /\s+(?:east|west|north|south|city|tawi|cantt\.?|cantonment|dist(?:rict|t)?\.?)$/i;
const BEFORE = /^(?:dist(?:rict)?|city|at|p\.?o|tal(?:uka)?|location|address|india)\b[.:]?\s*/i;
/** 'New' and a district's sectors appear before and after a city's name. */
const LONGEST_NAME_WORDS = 3;

/** The city of residence: from a labelled line, otherwise from the lines around the name and contacts. */
export function findCity(
  contact: readonly ResumeLine[],
  all: readonly ResumeLine[],
  name: Span | null = null,
): Reading<string> | null {
  const labelled = all.filter(
    ({ text }) =>
      CITY_LABEL.test(text.slice(0, LABEL_WITHIN)) &&
      !/^place\b/i.test(text) &&
      !NO_RESIDENCE.test(text.slice(0, LABEL_WITHIN)),
  );
  const inContact = new Set(contact.map(({ end }) => end));
  const ofContact = ({ end }: ResumeLine) => inContact.has(end);
  const ofHome = ({ text }: ResumeLine) => HOME_LABEL.test(text.slice(0, LABEL_WITHIN));
  for (const [lines, confidence] of [
    [contact.flatMap((line) => told(line, AT_PRESENT)), 0.95],
    [all.flatMap((line) => told(line, TOLD_HOME)), 0.95],
    [labelled.filter((line) => ofContact(line) || ofHome(line)), 0.95],
    [all.filter(({ text }) => ICON.test(text)), 0.9],
    [all.flatMap((line) => behindName(line, name)), 0.85],
    [contact.filter(({ text }) => !WISH.test(text)), 0.85],
    [all.filter(({ text }) => CONTACT.test(text)), 0.75],
    [all.flatMap((line) => told(line, BASED)), 0.75],
    [all.filter(({ text }) => PIN_CODE.test(text)), 0.7],
    // a job's place has the same label
    [labelled, 0.7],
    [all.filter(({ text }) => /^place\s*[:\-–]/i.test(text)), 0.6],
  ] as const) {
    for (const find of [cityIn, abroadIn]) {
      for (const line of lines) {
        const found = find(line);
        // 'Chidambaram' and 'Hassan' are names too
        const isName = found && name && found.at.start < name.end && name.start < found.at.end;
        if (found && !isName) return { value: found.name, confidence, at: found.at };
      }
    }
  }
  return null;
}

const LABEL_WITHIN = 40;
/** 'Lives in T. Nagar, Chennai' within a line. */
const TOLD_HOME = /\b(?:liv(?:es?|ing)|resid(?:es?|ing)|stay(?:s|ing)?|settled)\s+(?:in|at)\s+([^•|;\n]{3,60})/iu;
/** 'Present: Sector 9-A, Gurugram', '| presently at Baddi |' */
const AT_PRESENT =
  /(?:^|[|•·;]\s{0,3})(?:(?:at )?present(?:ly)?|current(?:ly)?|now)\s{0,3}(?:[:–-]|(?:based )?(?:at|in)\b)\s{0,3}([^•|;\n]{3,80})/iu;
/** 'Based in Noida, open to …', 'Chennai based; ready to move' */
const BASED =
  /(?:^|[.;|]\s{0,3})(?:based (?:in|at|out of) ([^•|;.\n]{3,40})|(\p{Lu}[\p{L} ]{2,25})[- ]based(?=\s?[;,.|]))/iu;
const ICON = /^\s*(?:⌂|📍|🏠|🏡)/u;
/** At the end of a short line: 'Mazgaon, Mumbai 400010'. */
const PIN_CODE = /^.{3,60}[\s–,-][1-9]\d{2}\s?\d{3}\.?$/u;

/** What a line tells after the pattern's words. */
function told(line: ResumeLine, pattern: RegExp): ResumeLine[] {
  const match = pattern.exec(line.text);
  const place = match?.[1] ?? match?.[2];
  if (!match || !place) return [];
  const at = match.index + match[0].indexOf(place);
  return [{ ...line, ...pieceOf(line, at, at + place.length), cells: [] }];
}

/** 'SOMBIR DHANKHAR Rohtak, Haryana': the line's rest after the name. */
function behindName(line: ResumeLine, name: Span | null): ResumeLine[] {
  if (!name || line.start !== name.start || line.end <= name.end) return [];
  return [{ ...line, ...pieceOf(line, name.end - line.start, line.text.length), cells: [] }];
}

/** The line with its addresses and numbers as separators; positions stay the same. */
const withoutContacts = (line: ResumeLine): Piece => ({
  ...line,
  text: line.text.replace(CONTACTS, (contact) => '|'.padEnd(contact.length)),
});

const CONTACTS = /\S+@\S+|\+?\d[\d ()-]{7,}\d|\b[\w-]{2,40}\.(?:com|in|org|net)\/\S*/g;

/** The person's address is often beside the email. */
const CONTACT = /@[\w-]+\.\w/;

interface Found {
  name: string;
  at: Span;
}

function piecesOf(line: ResumeLine): Piece[] {
  if (line.text.length > LONGEST_LINE) return [];
  const { text } = withoutContacts(line);
  const end = line.end - (ELSEWHERE.exec(text)?.[0].length ?? 0);
  const cells = line.cells && line.cells.length > 1 ? line.cells : [line];
  return cells.flatMap((cell) => {
    const from = Math.max(0, cell.start - line.start);
    const to = Math.min(cell.end, end) - line.start;
    return from < to ? splitPieces(pieceOf({ ...line, text }, from, to), CITY_PARTS) : [];
  });
}
const LONGEST_LINE = 300;

function cityIn(line: ResumeLine): Found | null {
  const pieces = piecesOf(line);
  const isBesideContact = withoutContacts(line).text !== line.text;
  const state = pieces.map(({ text }) => canonicalState(text.replace(/[\d\s]+$/, ''))?.name).find(Boolean);
  const known = pieces.flatMap((piece) => {
    const city = cityOf(piece, state, isBesideContact);
    return city ? [{ ...city, written: piece.text, at: { start: piece.start, end: piece.end } }] : [];
  });
  // an address goes from the house to the city: use the last one, among those in the named state
  const inState = known.filter((city) => state === undefined || city.state === state);
  const places = inState.length > 0 ? inState : known;
  const last = places.at(-1);
  const before = places.at(-2);
  if (!last || !before) return last ?? null;
  // 'Yawal, Jalgaon' is the town before its district's chief town, but 'Chakan, Pune' is rather Pune
  const isDistrict =
    TALUKA.test(line.text.slice(before.at.end - line.start, Math.max(0, last.at.start - line.start))) ||
    DISTRICT.test(`${line.text.slice(0, Math.max(0, last.at.start - line.start))}${last.written}`) ||
    !SPRAWLING.has(last.name);
  return before.district === last.name && isDistrict && !NO_TOWN.test(before.written) ? before : last;
}

/** 'Chakan, Tal. Khed, Pune' */
const TALUKA = /\b(?:tal|taluka?|teh|tehsil|tq|mandal)\b/i;
const DISTRICT = /\bdist(?:rict|t)?\b[^,]*$/i;
/** Cities whose suburbs have their names before them. */
const SPRAWLING = new Set([
  ...['Ahmedabad', 'Bengaluru', 'Chennai', 'Coimbatore', 'Faridabad', 'Ghaziabad', 'Gurugram', 'Hyderabad', 'Jaipur'],
  ...['Kolkata', 'Lucknow', 'Ludhiana', 'Madurai', 'Nagpur', 'Nashik', 'Patna', 'Pune', 'Surat', 'Thane', 'Vadodara'],
]);
/** A post office may be far from the village; a road may have another town's name. */
const NO_TOWN = /^(?:vill(?:age)?\W+)?(?:(?:&|and)\s+)?(?:p\.?\s?o\b|post office\b)|\b(?:road|rd|street|marg)\.?$/i;

function abroadIn(line: ResumeLine): Found | null {
  const found = piecesOf(line).flatMap((piece) => {
    const name = cityAbroad(piece.text.replace(BEFORE, ''));
    return name ? [{ name, at: { start: piece.start, end: piece.end } }] : [];
  });
  return found.at(-1) ?? null;
}

function cityOf(piece: Piece, state: string | undefined, isBesideContact: boolean) {
  const text = piece.text
    .replace(BEFORE, '')
    .replace(/\s+(?:ph|phone|mob|mobile|tel|cell|contact|e-?mail|mail|[mt])$/i, '')
    .replace(/\s+in(?:dia)?$/i, '')
    .replace(/[\s-]*\d[\d\s]*$/, '')
    .replace(/[^\p{L}\s.]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const words = withoutState(text.replace(PART, '')).split(' ');
  // 'Asha Rao Floor Manager Vasco da Gama +91 98…'
  const isShort = words.length <= LONGEST_NAME_WORDS + 1 || (isBesideContact && !PREPOSITION.test(text));
  const whole = text.replace(PART, '');
  const isDistrict =
    canonicalDistrict(whole, state) !== null &&
    canonicalCity(whole, state) === null &&
    !/ (?:rural|urban)$/i.test(whole);
  if (text === '' || !isShort || isDistrict) return undefined;
  const starts = PART_OF_CITY.test(text) ? [2, 1].map((count) => words.slice(0, count).join(' ')) : [];
  const ends = [3, 2, 1].map((count) => words.slice(-count).join(' '));
  return [text, whole, ...starts, ...ends].map((name) => canonicalCity(name, state)).find((city) => city !== null);
}

const PREPOSITION = /\b(?:in|at|of|for|from|to|with|the)\b/i;

/** 'Kalimpong West Bengal' without its state. */
function withoutState(text: string): string {
  const words = text.split(' ');
  const count = [2, 1].find((last) => words.length > last && canonicalState(words.slice(-last).join(' ')) !== null);
  return words.slice(0, words.length - (count ?? 0)).join(' ');
}
