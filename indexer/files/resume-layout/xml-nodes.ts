/** An element of an XML document, or its text. */
export interface XmlNode {
  /** With its prefix, as in `w:p`; empty for text. */
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  text: string;
}

const TAG =
  /<(?:!--[\s\S]*?-->|!\[CDATA\[([\s\S]*?)\]\]>|\?[^>]*\?>|![^>]*>|(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>)/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
/** Deeper documents are made to exhaust the stack. */
const DEEPEST = 400;

const decode = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
        const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : undefined;
        if (code !== undefined) return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : '';
        return ENTITIES[name] ?? whole;
      })
    : text;

/** Parses the XML of an office document. Declared entities are not supported: such files are refused. */
export function parseXml(xml: string): XmlNode {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new Error('The document declares entities.');
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let at = 0;
  const addText = (text: string) => {
    if (text !== '') open.at(-1)?.children.push({ name: '', attributes: {}, children: [], text });
  };
  for (const match of xml.matchAll(TAG)) {
    if (match.index > at) addText(decode(xml.slice(at, match.index)));
    at = match.index + match[0].length;
    const [, cdata, closing, name, attributes = '', selfClosing] = match;
    if (cdata !== undefined) addText(cdata);
    if (!name) continue;
    if (closing) {
      if (open.length < 2 || open.at(-1)?.name !== name) throw new Error('The XML is not well-formed.');
      open.pop();
      continue;
    }
    const node: XmlNode = { name, attributes: attributesOf(attributes), children: [], text: '' };
    open.at(-1)?.children.push(node);
    if (!selfClosing) open.push(node);
    if (open.length > DEEPEST) throw new Error('The XML is nested too deeply.');
  }
  if (open.length > 1) throw new Error('The XML ends early.');
  return root;
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, a, b]) => [name, decode(a ?? b ?? '')]));

export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node?.children.find((child) => child.name === name);
