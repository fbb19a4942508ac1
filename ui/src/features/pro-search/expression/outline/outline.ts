import { join, type LeafNode, type Node } from '#search-templates/language/tree.ts';

interface Part {
  /** Stays the same when the part is moved or switched. */
  id: string;
  /** The number of NOTs before it. */
  nots: number;
  off: boolean;
}

export interface OutlineLeaf extends Part {
  kind: 'leaf';
  leaf: LeafNode;
}

export interface OutlineGroup extends Part {
  kind: 'and' | 'or';
  operands: OutlineNode[];
}

/** An expression's tree with NOT as a mark of its operand, and parts that are switched off. */
export type OutlineNode = OutlineLeaf | OutlineGroup;

let parts = 0;
const newPart = (nots: number): Part => ({ id: `part-${++parts}`, nots, off: false });

export function outlineOf(node: Node, nots = 0): OutlineNode {
  if (node.kind === 'not') return outlineOf(node.operand, nots + 1);
  if (node.kind !== 'and' && node.kind !== 'or') return { ...newPart(nots), kind: 'leaf', leaf: node };
  return { ...newPart(nots), kind: node.kind, operands: node.operands.map((operand) => outlineOf(operand)) };
}

/** The part as it is searched, without what is switched off in it; null if nothing is left. Positions are not valid. */
export function treeOf(part: OutlineNode): Node | null {
  let tree = part.kind === 'leaf' ? part.leaf : join(part.kind, part.operands.map(treeIfOn));
  for (let nots = 0; tree && nots < part.nots; nots += 1) tree = { kind: 'not', operand: tree, position: 0, length: 0 };
  return tree;
}

/** As `treeOf`; also null if the part itself is switched off. */
export const treeIfOn = (part: OutlineNode): Node | null => (part.off ? null : treeOf(part));

export const operandsOf = (part: OutlineNode): readonly OutlineNode[] => (part.kind === 'leaf' ? [] : part.operands);

/** The part and all below it, in the order of the text. */
export const partsOf = (part: OutlineNode): OutlineNode[] => [part, ...operandsOf(part).flatMap(partsOf)];

const groupAround = (root: OutlineNode, id: string): OutlineGroup | undefined =>
  partsOf(root).find((part): part is OutlineGroup => operandsOf(part).some((operand) => operand.id === id));

/** Merges groups of one kind, and replaces a group of one operand by that operand, as the parser does. */
function tidy(part: OutlineNode): OutlineNode | null {
  if (part.kind === 'leaf') return part;
  const operands = part.operands.flatMap((operand) => {
    const tidied = tidy(operand);
    if (!tidied) return [];
    const merges = tidied.kind === part.kind && tidied.nots === 0 && !tidied.off;
    return merges ? tidied.operands : [tidied];
  });
  const [only] = operands;
  if (!only || operands.length > 1) return only ? { ...part, operands } : null;
  return { ...only, nots: only.nots + part.nots, off: only.off || part.off };
}

/** Switches a part off or on. */
export function switchPart(root: OutlineNode, id: string): OutlineNode {
  const switched = (part: OutlineNode): OutlineNode => {
    if (part.id === id) return { ...part, off: !part.off };
    return part.kind === 'leaf' ? part : { ...part, operands: part.operands.map(switched) };
  };
  return tidy(switched(root)) ?? root;
}

export type Place = 'before' | 'after' | 'first' | 'last';

/** Moves a part beside `target`, or into the group `target`. A part can't be moved into itself: then nothing changes. */
export function movePart(root: OutlineNode, id: string, target: string, place: Place): OutlineNode {
  const moved = partsOf(root).find((part) => part.id === id);
  if (!moved || moved === root || partsOf(moved).some((part) => part.id === target)) return root;
  const beside = target !== root.id;
  const placed = (part: OutlineNode): OutlineNode[] => {
    if (part.id === id) return [];
    if (part.kind === 'leaf') {
      if (part.id !== target) return [part];
      return place === 'before' || place === 'first' ? [moved, part] : [part, moved];
    }
    const operands = part.operands.flatMap(placed);
    if (part.id !== target) return [{ ...part, operands }];
    if (beside && place === 'before') return [moved, { ...part, operands }];
    if (beside && place === 'after') return [{ ...part, operands }, moved];
    const leads = place === 'before' || place === 'first';
    return [{ ...part, operands: leads ? [moved, ...operands] : [...operands, moved] }];
  };
  return placed(root).map(tidy)[0] ?? root;
}

export type Step = 'up' | 'down' | 'out' | 'in';

/** Moves a part within its group, out of it or into the group next to it; null where that is not possible. */
export function stepPart(root: OutlineNode, id: string, step: Step): OutlineNode | null {
  const group = groupAround(root, id);
  if (!group) return null;
  const at = group.operands.findIndex((operand) => operand.id === id);
  const [before, after] = [group.operands[at - 1], group.operands[at + 1]];
  if (step === 'up') return before ? movePart(root, id, before.id, 'before') : null;
  if (step === 'down') return after ? movePart(root, id, after.id, 'after') : null;
  if (step === 'out') return group === root ? null : movePart(root, id, group.id, 'after');
  if (before && before.kind !== 'leaf') return movePart(root, id, before.id, 'last');
  return after && after.kind !== 'leaf' ? movePart(root, id, after.id, 'first') : null;
}

const offPartsOf = (part: OutlineNode): OutlineNode[] => (part.off ? [part] : operandsOf(part).flatMap(offPartsOf));

const group = (kind: 'and' | 'or', operands: OutlineNode[]): OutlineNode | null =>
  tidy({ ...newPart(0), kind, operands });

/** The outline of changed text with the parts that were switched off before, as near to their places as possible. */
export function keepOffParts(before: OutlineNode | null, now: OutlineNode | null): OutlineNode | null {
  const off = before ? offPartsOf(before) : [];
  if (!before || off.length === 0) return now;
  if (!now) return group('and', off);
  if (before.off || before.kind === 'leaf') return group('and', [now, ...off]);
  const isOn = (operand: OutlineNode) => treeIfOn(operand) !== null;
  const on = before.operands.filter(isOn);
  const same = now.kind === before.kind && now.nots === before.nots;
  if (same && now.operands.length === on.length) {
    const paired = before.operands.map((operand) =>
      isOn(operand) ? keepOffParts(operand, now.operands[on.indexOf(operand)] ?? null) : operand,
    );
    return tidy({ ...now, operands: paired.filter((operand) => operand !== null) });
  }
  if (same) return tidy({ ...now, operands: [...now.operands, ...off] });
  // a group with one operand left is not seen in the text
  if (on.length === 1 && before.nots === 0) {
    const operands = before.operands.map((operand) => (isOn(operand) ? keepOffParts(operand, now) : operand));
    return tidy({ ...before, operands: operands.filter((operand) => operand !== null) });
  }
  return group('and', [now, ...off]);
}

/** The ids of the parts because of which the whole finds no candidates; `count` is undefined while unknown. */
export function emptyingParts(part: OutlineNode, count: (part: OutlineNode) => number | undefined): string[] {
  if (part.off || count(part) !== 0) return [];
  const below = part.nots > 0 ? [] : operandsOf(part).flatMap((operand) => emptyingParts(operand, count));
  return part.kind === 'and' && below.length > 0 ? below : [part.id, ...below];
}
