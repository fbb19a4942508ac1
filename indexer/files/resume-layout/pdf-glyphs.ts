import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A visible character or an explicit blank, in points from the page's upper left corner. */
export interface Glyph {
  text: string;
  x: number;
  /** Right edge. */
  right: number;
  /** Baseline. */
  y: number;
  size: number;
  bold: boolean;
  italic: boolean;
  color: string;
}

/** A thin line or the edge of a filled box. */
export interface Rule {
  x: number;
  y: number;
  right: number;
  bottom: number;
  isHorizontal: boolean;
}

export interface PageMarks {
  width: number;
  height: number;
  glyphs: Glyph[];
  rules: Rule[];
}

type Matrix = [number, number, number, number, number, number];
interface Font {
  name?: string;
  bold?: boolean;
  black?: boolean;
  italic?: boolean;
  fontMatrix?: number[];
  vertical?: boolean;
  systemFontInfo?: { style?: { weight?: string; style?: string } };
}
interface ShownGlyph {
  unicode: string;
  width: number;
  isSpace: boolean;
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
/** Thinner boxes are lines. */
const RULE_POINTS = 2.5;
/** Far more than a page of text has. */
const MOST_GLYPHS = 60_000;
const MOST_RULES = 4_000;

const multiply = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];
const apply = (m: Matrix, x: number, y: number): [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];
const matrixOf = (values: ArrayLike<number>): Matrix => [
  values[0] ?? 1,
  values[1] ?? 0,
  values[2] ?? 0,
  values[3] ?? 1,
  values[4] ?? 0,
  values[5] ?? 0,
];

interface State {
  ctm: Matrix;
  font: Font | null;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  color: string;
}

/**
 * The characters and rules of a page from its drawing operators: pdfjs's own text content lacks the fonts' weight,
 * colours and lines.
 */
export async function pageMarks(page: PDFPageProxy): Promise<PageMarks> {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const list = await page.getOperatorList();
  const glyphs: Glyph[] = [];
  const rules: Rule[] = [];
  let state: State = {
    ctm: IDENTITY,
    font: null,
    size: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    color: '#000000',
  };
  const stack: State[] = [];
  let text = IDENTITY;
  let lineX = 0;
  let lineY = 0;
  let x = 0;
  let y = 0;
  const move = (dx: number, dy: number) => {
    lineX += dx;
    lineY += dy;
    x = lineX;
    y = lineY;
  };

  const show = (shown: readonly (ShownGlyph | number | null)[]) => {
    const { font, size } = state;
    if (!font) return;
    const advance = size * (font.fontMatrix?.[0] ?? 0.001);
    const style = fontStyleOf(font);
    const place = multiply(state.ctm, text);
    const height = Math.abs(size) * Math.hypot(place[2], place[3]);
    for (const glyph of shown) {
      if (glyph === null) continue;
      if (typeof glyph === 'number') {
        x -= ((glyph * size) / 1000) * state.scale;
        continue;
      }
      const width = glyph.width * advance * state.scale;
      const [x0, y0] = apply(place, x, y + state.rise);
      const [x1] = apply(place, x + width, y + state.rise);
      if (glyphs.length < MOST_GLYPHS && glyph.unicode)
        glyphs.push({
          text: glyph.unicode,
          x: Math.min(x0, x1) - left,
          right: Math.max(x0, x1) - left,
          y: top - y0,
          size: height,
          ...style,
          color: state.color,
        });
      x += width + ((glyph.isSpace ? state.wordSpacing : 0) + state.charSpacing) * state.scale;
    }
  };

  const box = (minMax: ArrayLike<number> | null | undefined) => {
    if (!minMax || rules.length >= MOST_RULES) return;
    const [ax, ay] = apply(state.ctm, minMax[0] ?? 0, minMax[1] ?? 0);
    const [bx, by] = apply(state.ctm, minMax[2] ?? 0, minMax[3] ?? 0);
    const [x0, x1] = [Math.min(ax, bx) - left, Math.max(ax, bx) - left];
    const [y0, y1] = [top - Math.max(ay, by), top - Math.min(ay, by)];
    const edge = (ex: number, ey: number, eright: number, ebottom: number, isHorizontal: boolean) =>
      rules.push({ x: ex, y: ey, right: eright, bottom: ebottom, isHorizontal });
    if (y1 - y0 <= RULE_POINTS && x1 - x0 > 8) edge(x0, y0, x1, y1, true);
    else if (x1 - x0 <= RULE_POINTS && y1 - y0 > 5) edge(x0, y0, x1, y1, false);
    else if (x1 - x0 > 8 && y1 - y0 > 5 && y1 - y0 < 0.7 * (top - bottom)) {
      edge(x0, y0, x1, y0, true);
      edge(x0, y1, x1, y1, true);
      edge(x0, y0, x0, y1, false);
      edge(x1, y0, x1, y1, false);
    }
  };

  for (let at = 0; at < list.fnArray.length; at++) {
    const args = list.argsArray[at];
    switch (list.fnArray[at]) {
      case OPS.save:
        stack.push({ ...state });
        break;
      case OPS.restore:
        state = stack.pop() ?? state;
        break;
      case OPS.transform:
        state = { ...state, ctm: multiply(state.ctm, matrixOf(args)) };
        break;
      case OPS.paintFormXObjectBegin:
        stack.push({ ...state });
        if (args[0]) state = { ...state, ctm: multiply(state.ctm, matrixOf(args[0])) };
        break;
      case OPS.paintFormXObjectEnd:
        state = stack.pop() ?? state;
        break;
      case OPS.beginText:
        text = IDENTITY;
        lineX = lineY = x = y = 0;
        break;
      case OPS.setFont:
        state = { ...state, font: fontNamed(page, args[0]), size: args[1] };
        break;
      case OPS.setCharSpacing:
        state = { ...state, charSpacing: args[0] };
        break;
      case OPS.setWordSpacing:
        state = { ...state, wordSpacing: args[0] };
        break;
      case OPS.setHScale:
        state = { ...state, scale: args[0] / 100 };
        break;
      case OPS.setLeading:
        state = { ...state, leading: -args[0] };
        break;
      case OPS.setTextRise:
        state = { ...state, rise: args[0] };
        break;
      case OPS.setTextMatrix:
        text = matrixOf(args.length === 1 ? args[0] : args);
        lineX = lineY = x = y = 0;
        break;
      case OPS.moveText:
        move(args[0], args[1]);
        break;
      case OPS.setLeadingMoveText:
        state = { ...state, leading: args[1] };
        move(args[0], args[1]);
        break;
      case OPS.nextLine:
        move(0, state.leading);
        break;
      case OPS.showText:
        show(args[0]);
        break;
      case OPS.setFillRGBColor:
        state = { ...state, color: String(args[0]) };
        break;
      case OPS.constructPath:
        box(args[2]);
        break;
    }
  }
  return { width: right - left, height: top - bottom, glyphs: withLigatures(glyphs), rules };
}

/** The letter of private use that Linux Libertine and its relatives have for 'Th'; in fonts of icons it is something else. */
const TH = '\ue049';

const withLigatures = (glyphs: readonly Glyph[]): Glyph[] =>
  glyphs.map((glyph, at) =>
    glyph.text === TH && /^\p{Ll}$/u.test(glyphs[at + 1]?.text ?? '') ? { ...glyph, text: 'Th' } : glyph,
  );

const fonts = new WeakMap<object, { bold: boolean; italic: boolean }>();

function fontStyleOf(font: Font): { bold: boolean; italic: boolean } {
  const known = fonts.get(font);
  if (known) return known;
  const name = font.name ?? '';
  const style = {
    bold: font.bold === true || font.black === true || /bold|black|heavy|semi-?bd|demi|\bmedium/i.test(name),
    italic: font.italic === true || /italic|oblique/i.test(name),
  };
  fonts.set(font, style);
  return style;
}

function fontNamed(page: PDFPageProxy, name: string): Font | null {
  try {
    return (name.startsWith('g_') ? page.commonObjs : page.objs).get(name) as Font;
  } catch {
    return null;
  }
}
