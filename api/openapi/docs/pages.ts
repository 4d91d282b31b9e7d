// Pages of the API reference: all operations with a search, one page per group of operations, one page with the shapes
// (the named objects of requests and responses), and one page with the problems (error codes).
import { type Html, html } from '../../pages/html.ts';
import { fieldsOf, typeOf } from './fields.ts';
import { addressHtml, operationHtml } from './operation-html.ts';
import { type Call, callsOf, type Reading, slugOf } from './reading.ts';
import { inline, paragraphs } from './words.ts';

const titleOf = ({ info }: Reading, title: string) => `${title} – ${info.title}`;

function page(reading: Reading, title: string, main: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${titleOf(reading, title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/style.css">
<script src="/api/docs/search.js" defer></script>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header><nav aria-label="Reference"><a href="/api/docs">All operations</a><a href="/api/docs/shapes">Schemas</a><a href="/api/docs/problems">Problems</a><a href="/api/openapi.json">openapi.json</a></nav></header>
<main id="main">
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`.html;
}

/** Returns the text of an operation, in lower case, in which the search looks for the words that the reader typed. */
const textOf = ({ method, path, operation }: Call) =>
  `${method} ${path} ${operation.operationId} ${operation.tags.join(' ')} ${operation.summary} ${operation.description ?? ''}`.toLowerCase();

const fits = (call: Call, words: readonly string[]) => words.every((word) => textOf(call).includes(word));

function groupHtml(tag: Reading['tags'][number], calls: readonly Call[]): Html | null {
  if (calls.length === 0) return null;
  const rows = calls.map(
    (
      call,
    ) => html`<li data-text="${textOf(call)}"><a href="/api/docs/${slugOf(tag.name)}#${call.operation.operationId}">${addressHtml(call)}<span>${inline(call.operation.summary)}</span></a></li>
`,
  );
  return html`<section class="group" aria-labelledby="${slugOf(tag.name)}">
<h2 id="${slugOf(tag.name)}"><a href="/api/docs/${slugOf(tag.name)}">${tag.name}</a></h2>
<p>${inline(tag.description)}</p>
<ul class="calls">
${rows}</ul>
</section>
`;
}

/** Returns the page of all operations, or only of the operations that contain every word of the search. */
export function overviewPage(reading: Reading, question: string): string {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = reading.tags.map((tag) =>
    groupHtml(
      tag,
      callsOf(reading, tag.name).filter((call) => fits(call, words)),
    ),
  );
  const count = callsOf(reading).filter((call) => fits(call, words)).length;
  const schemes = Object.entries(reading.components.securitySchemes).map(
    ([name, { description }]) => html`<dt>${name}</dt><dd>${inline(description)}</dd>`,
  );
  const about = html`${paragraphs(reading.info.description)}
<details><summary>Authentication</summary><dl>${schemes}</dl></details>`;
  return page(
    reading,
    'API reference',
    html`${words.length === 0 ? about : null}
<form role="search" action="/api/docs" method="get">
<label for="q">Search operations</label>
<div class="ask"><input id="q" name="q" type="search" value="${question}" autocomplete="off"><button>Search</button></div>
</form>
<p role="status" id="count">${count === 1 ? '1 operation' : `${count} operations`}</p>
${groups.filter((group) => group !== null)}`,
  );
}

/** Returns the full page of one group; null if no group has this slug. */
export function groupPage(reading: Reading, slug: string): string | null {
  const tag = reading.tags.find(({ name }) => slugOf(name) === slug);
  if (!tag) return null;
  const calls = callsOf(reading, tag.name);
  const links = calls.map(
    (call) => html`<li><a href="#${call.operation.operationId}">${addressHtml(call)}</a></li>
`,
  );
  return page(
    reading,
    tag.name,
    html`<p>${inline(tag.description)}</p>
<ul class="calls">
${links}</ul>
<h2>Operations</h2>
${calls.map(operationHtml)}`,
  );
}

export function shapesPage(reading: Reading): string {
  const parts = Object.entries(reading.components.schemas).map(
    ([
      name,
      schema,
    ]) => html`<section id="${name}" aria-labelledby="of-${name}"><h2 id="of-${name}"><a class="anchor" href="#${name}">${name}</a></h2>
${fieldsOf(schema) ?? html`<p>${typeOf(schema)}</p>`}</section>
`,
  );
  return page(
    reading,
    'Schemas',
    html`<p>Objects that several operations use in requests or responses.</p>
${parts}`,
  );
}

export function problemsPage(reading: Reading): string {
  const rows = Object.entries(reading.components.examples).map(
    ([
      code,
      { value },
    ]) => html`<dt id="${code}"><code>${code}</code> <span class="soft">${value.status}</span></dt><dd>${value.detail}</dd>
`,
  );
  return page(
    reading,
    'Problems',
    html`<p>Each problem is an RFC 9457 document of the schema <a href="/api/docs/shapes#Problem">Problem</a>. Handle problems by their code: the text is translated and may change.</p>
<dl class="codes">
${rows}</dl>`,
  );
}
