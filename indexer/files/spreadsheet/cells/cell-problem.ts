/** A cell that can't be understood. The message is for the person who mends the spreadsheet. */
export class CellProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CellProblem';
  }
}

/** A cell's text, short enough to stand in a message. */
export function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return `“${line.length > 60 ? `${line.slice(0, 57)}…` : line}”`;
}
