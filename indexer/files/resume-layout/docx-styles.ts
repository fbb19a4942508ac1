import { childOf, type XmlNode } from './xml-nodes.ts';

/** The style of text in a Word file; absent values are inherited. */
export interface TextStyle {
  size?: number;
  bold?: boolean;
  italic?: boolean;
  caps?: boolean;
  color?: string;
  /** Background behind the text. */
  shade?: string;
}

export interface ParagraphStyle {
  text: TextStyle;
  isHeading: boolean;
  isList: boolean;
}

const HEADING = /^(?:heading|title|subtitle)/i;
const isOn = (node: XmlNode | undefined): boolean | undefined =>
  node && !/^(?:0|false|none|off)$/.test(node.attributes['w:val'] ?? '1');

/** The text style in run properties (`w:rPr`). */
export function textStyleOf(properties: XmlNode | undefined): TextStyle {
  if (!properties) return {};
  const half = Number(childOf(properties, 'w:sz')?.attributes['w:val']);
  const bold = isOn(childOf(properties, 'w:b'));
  const italic = isOn(childOf(properties, 'w:i'));
  const caps = isOn(childOf(properties, 'w:caps'));
  const shade = childOf(properties, 'w:shd')?.attributes['w:fill'];
  const color = childOf(properties, 'w:color')?.attributes['w:val'];
  return {
    ...(half > 0 && { size: half / 2 }),
    ...(bold !== undefined && { bold }),
    ...(italic !== undefined && { italic }),
    ...(caps !== undefined && { caps }),
    ...(shade && !/^(?:auto|ffffff)$/i.test(shade) && { shade }),
    ...(color && color !== 'auto' && { color: `#${color.toLowerCase()}` }),
  };
}

/** Resolves a style's complete text style along the styles that it is based on. */
export function styleSheet(styles: XmlNode | undefined): (id: string | undefined) => ParagraphStyle {
  const root = childOf(styles, 'w:styles');
  const defaults = textStyleOf(childOf(childOf(childOf(root, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr'));
  const byId = new Map<string, XmlNode>();
  let normal: string | undefined;
  for (const style of root?.children ?? []) {
    const id = style.attributes['w:styleId'];
    if (style.name !== 'w:style' || !id) continue;
    byId.set(id, style);
    if (
      style.attributes['w:type'] === 'paragraph' &&
      isOn({ ...style, attributes: { 'w:val': style.attributes['w:default'] ?? '0' } })
    )
      normal = id;
  }
  const resolve = (id: string | undefined, depth: number): ParagraphStyle => {
    const style = id ? byId.get(id) : undefined;
    if (!style || depth > 12) return { text: defaults, isHeading: false, isList: false };
    const base = resolve(childOf(style, 'w:basedOn')?.attributes['w:val'], depth + 1);
    const name = childOf(style, 'w:name')?.attributes['w:val'] ?? '';
    return {
      text: { ...base.text, ...textStyleOf(childOf(style, 'w:rPr')) },
      isHeading: base.isHeading || HEADING.test(name),
      isList: base.isList || childOf(childOf(style, 'w:pPr'), 'w:numPr') !== undefined || /^list/i.test(name),
    };
  };
  return (id) => resolve(id ?? normal, 0);
}
