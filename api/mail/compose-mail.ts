import type { MailContent } from '#api/dependencies.ts';
import { escapeHtml } from '#api/escape-html.ts';

/** A paragraph; a code that stands by itself, large enough to be typed off a phone; or a link with its words. */
export type MailPart = string | { code: string } | { link: string; label: string };

const PRODUCT = 'Talent';
const PAGE = 'margin:0;padding:24px 12px;background:#f4f5f7;font:15px/1.55 Arial,Helvetica,sans-serif;color:#1f2430';
const CARD = 'max-width:480px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #dfe2e8;border-radius:8px';
const CODE = 'font:bold 30px/1.2 Consolas,Menlo,monospace;letter-spacing:6px;margin:20px 0;color:#1f2430';
const LINK = 'font-weight:bold;color:#1d4ed8;overflow-wrap:anywhere';
const FOOT = 'max-width:480px;margin:14px auto 0;font-size:12px;color:#5b6270';

/** One mail as plain text and as HTML out of the same parts; everything in them is escaped. */
export function composeMail(subject: string, parts: readonly MailPart[]): MailContent {
  const foot = `${PRODUCT} sent this mail because your address was entered there. Answers to it are not read.`;
  const text = [...parts.map(asText), '-- ', foot];
  return { subject: `${subject} · ${PRODUCT}`, text: text.join('\n\n').replace('-- \n\n', '-- \n'), html: page() };

  function page(): string {
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${PAGE}"><div style="${CARD}"><h1 style="font-size:18px;margin:0 0 12px">${escapeHtml(subject)}</h1>
${parts.map(asHtml).join('\n')}</div><p style="${FOOT}">${escapeHtml(foot)}</p></body></html>`;
  }
}

function asText(part: MailPart): string {
  if (typeof part === 'string') return part;
  return 'code' in part ? `    ${part.code}` : `${part.label}:\n${part.link}`;
}

function asHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`;
  if ('code' in part) return `<p style="${CODE}">${escapeHtml(part.code)}</p>`;
  return `<p><a href="${escapeHtml(part.link)}" style="${LINK}">${escapeHtml(part.label)}</a></p>`;
}
