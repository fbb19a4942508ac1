import type { Cell, ResumeLine } from './resume-lines.ts';

const SERIAL_CELL = /^\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]*$/i;
const LONGEST_LABEL = 45;
/** Words of labels in forms. */
const FORM_LABEL =
  /\b(?:names?|birth|dob|gender|sex|marital|surname|status|address|residence|location|mobile|phone|contact|tel|telephone|cell|e-?mail|mail|ctc|salary|pay|notice|experience|languages?|tongue|nationality|father|mother|husband|skills?|qualification|designation|passport|pan|linkedin|website|hobb(?:y|ies)|interests?|religion|preferred|relocat\w+|place|city|date|total|current|present|expected|permanent)\b/i;

/** A line of a form, label and value in two cells, with a colon between them; positions stay the same. */
function withLabelColon(line: ResumeLine): ResumeLine {
  const cells = line.cells ?? [];
  const from = cells[0] && SERIAL_CELL.test(cells[0].text) ? 1 : 0;
  const [label, value] = cells.slice(from);
  if (
    !label ||
    !value ||
    label.text.length > LONGEST_LABEL ||
    !FORM_LABEL.test(label.text) ||
    /:|\d$/.test(label.text) ||
    /^[:–-]/.test(value.text)
  ) {
    const first = cells[from];
    return from === 0 || !first
      ? line
      : { ...line, text: line.text.slice(first.start - line.start), start: first.start };
  }
  const text = `${line.text.slice(label.start - line.start, label.end - line.start)}:${line.text.slice(label.end - line.start + 1)}`;
  return { ...line, text, start: label.start };
}

const isLabel = ({ text }: Cell): boolean =>
  text.length <= LONGEST_LABEL && FORM_LABEL.test(text) && !/[\d@]/.test(text);
/** Fewer cells hold one label and its value. */
const LEAST_CELLS = 4;
/** Labels and values above each other start within this many points. */
const ALIGNED = 8;

/** A form's line with a colon after its label; a line with several labels and values becomes one for each. */
export function labelledLines(line: ResumeLine): ResumeLine[] {
  const cells = line.cells ?? [];
  const pairs = cells.filter((_, at) => at % 2 === 0).map((label, at) => ({ label, value: cells[at * 2 + 1] }));
  const labels = pairs.filter(({ label, value }) => value && isLabel(label) && !isLabel(value)).length;
  if (cells.length < LEAST_CELLS || cells.length % 2 === 1 || labels <= pairs.length / 2) return [withLabelColon(line)];
  return pairs.flatMap(({ label, value }) =>
    value
      ? withLabelColon({
          ...line,
          text: line.text.slice(label.start - line.start, value.end - line.start),
          start: label.start,
          end: value.end,
          cells: [label, value],
        })
      : [],
  );
}

/** A row of labels above a row of values, as lines of a label and its value; positions are those of the values. */
export function rowsBelowLabels(lines: readonly ResumeLine[]): ResumeLine[] {
  return lines.flatMap((line, at) => {
    const labels = line.cells ?? [];
    const values = lines[at + 1]?.cells ?? [];
    const isRow =
      labels.length > 1 &&
      labels.length === values.length &&
      labels.every((label, column) => isLabel(label) && Math.abs(label.x - (values[column]?.x ?? 0)) < ALIGNED) &&
      !values.every(isLabel);
    if (!isRow) return [];
    return values.map((value, column) => {
      const label = `${labels[column]?.text}: `;
      return { ...line, text: label + value.text, start: value.start - label.length, end: value.end, cells: [value] };
    });
  });
}
