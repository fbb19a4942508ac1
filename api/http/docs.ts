import type { Middleware } from 'koa';
import { type Contract, errorsOf } from './contract.ts';
import { accessOf, openApi } from './open-api.ts';

/** `/api/openapi.json` and `/docs`, generated once from the contracts. */
export function docsRoutes(contracts: readonly Contract[]): Middleware {
  const document = openApi(contracts);
  const json = JSON.stringify(document);
  const page = docsPage(contracts, document as Parameters<typeof docsPage>[1]);
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === '/api/openapi.json') {
      ctx.type = 'application/json';
      ctx.body = json;
    } else if (ctx.path === '/docs') {
      ctx.type = 'text/html';
      ctx.body = page;
    } else {
      return next();
    }
    ctx.set('cache-control', 'no-cache');
  };
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML, in elements and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

type Operation = { requestBody?: unknown; parameters?: unknown; responses: Record<string, unknown> };

const STYLE = `
:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
code, pre { font: 13px/1.45 ui-monospace, monospace; }
pre { overflow: auto; max-height: 24rem; padding: .75rem; border: 1px solid #8885; border-radius: 6px; }
section { border-top: 1px solid #8885; padding: 1rem 0; }
h2 { font-size: 1rem; margin: 0; }
dt { font-weight: 600; }
a { color: inherit; }`;

/** The page at /docs: every call with its access, input, answer and errors. No scripts. */
function docsPage(
  contracts: readonly Contract[],
  document: { paths: Record<string, Record<string, Operation>> },
): string {
  const sections = contracts.map((contract) => {
    const operation = document.paths[`/api${contract.path}`]?.[contract.method.toLowerCase()];
    return operation ? section(contract, operation) : '';
  });
  const list = contracts.map((contract) => `<li><a href="#${contract.name}"><code>${title(contract)}</code></a></li>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API</title><style>${STYLE}</style>
<h1>API</h1><p>The same as a document for tools: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<ul>${list.join('')}</ul>${sections.join('')}</html>`;
}

function section(contract: Contract, operation: Operation): string {
  const { 200: answer } = operation.responses;
  const failures = Object.entries(errorsOf(contract)).map(
    ([status, when]) => `<dt>${status}</dt><dd>${escapeHtml(when)}</dd>`,
  );
  return `<section id="${contract.name}"><h2><code>${title(contract)}</code></h2>
<p>${escapeHtml(contract.summary)} <em>Who may: ${accessOf(contract)}.</em></p>
${details('Parameters', operation.parameters)}${details('Request', operation.requestBody)}${details('Answer', answer)}
<details><summary>Failures</summary><dl>${failures.join('')}</dl></details></section>`;
}

function title({ method, path }: Contract): string {
  return `${method} /api${escapeHtml(path)}`;
}

function details(name: string, value: unknown): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return '';
  return `<details><summary>${name}</summary><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`;
}
