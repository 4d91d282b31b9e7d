// Renders one operation: allowed callers, parameters, body, responses and problems.
import { type Html, html } from '../../pages/html.ts';
import { fieldsOf, typeOf } from './fields.ts';
import type { Call, Operation } from './reading.ts';
import { inline, paragraphs } from './words.ts';

const places: Record<string, string> = { path: 'Path parameters', query: 'Query parameters', header: 'Headers' };

function parametersHtml({ parameters = [] }: Operation): Html[] {
  return Object.entries(places).flatMap(([place, title]) => {
    const here = parameters.filter((one) => one.in === place);
    if (here.length === 0) return [];
    const rows = here.map(
      ({
        name,
        required,
        schema,
        description,
      }) => html`<li><code class="name">${name}</code>${required ? null : html` <span class="soft">optional</span>`} <span class="type">${typeOf(schema)}</span>${description ? html` <span>${description}</span>` : null}</li>
`,
    );
    return [
      html`<h4>${title}</h4>
<ul class="fields">
${rows}</ul>`,
    ];
  });
}

function bodyHtml({ requestBody }: Operation): Html[] {
  return Object.entries(requestBody?.content ?? {}).map(
    ([type, { schema, example }]) => html`<h4>Request body <span class="soft">${type}</span></h4>
<p class="type">${typeOf(schema)}</p>
${fieldsOf(schema)}
${example ? html`<pre tabindex="0" aria-label="Example request body"><code>${JSON.stringify(example, null, 2)}</code></pre>` : null}`,
  );
}

const isSuccess = (status: string) => status.startsWith('2');

function answersHtml({ responses }: Operation): Html[] {
  return Object.entries(responses)
    .filter(([status]) => isSuccess(status))
    .map(([status, { content = {} }]) => {
      const [[type, { schema }] = ['', { schema: undefined }]] = Object.entries(content);
      return html`<h4>Response ${status} <span class="soft">${type}</span></h4>
<p class="type">${typeOf(schema)}</p>
${fieldsOf(schema)}`;
    });
}

function problemsHtml({ responses }: Operation): Html | null {
  const rows = Object.entries(responses)
    .filter(([status]) => !isSuccess(status) && status !== 'default')
    .map(([status, { content = {}, description = '' }]) => {
      const names = Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples));
      const links = names.map((code) => html`<a href="/api/docs/problems#${code}">${code}</a> `);
      return html`<li><strong>${status}</strong> ${names.length > 0 ? links : inline(description)}</li>
`;
    });
  return rows.length > 0
    ? html`<h4>Problems</h4>
<ul class="problems">
${rows}</ul>`
    : null;
}

const needs: Record<string, string> = {
  session: 'session token',
  pass: 'registration token',
  admin: 'administrator token',
  csrf: 'X-CSRF-Token',
};

function needsHtml({ security }: Operation): Html | null {
  const names = security.flatMap((one) => Object.keys(one)).map((name) => needs[name] ?? name);
  return names.length > 0 ? html`<p class="soft">Requires: ${names.join(', ')}</p>` : null;
}

export const addressHtml = ({ method, path }: Pick<Call, 'method' | 'path'>): Html =>
  html`<span class="method ${method.toLowerCase()}">${method}</span> <code class="path">${path}</code>`;

export function operationHtml({ method, path, operation }: Call): Html {
  return html`<section id="${operation.operationId}" aria-labelledby="of-${operation.operationId}">
<h3 id="of-${operation.operationId}"><a class="anchor" href="#${operation.operationId}">${inline(operation.summary)}</a></h3>
<p>${addressHtml({ method, path })}</p>
${paragraphs(operation.description ?? '')}
${needsHtml(operation)}
${parametersHtml(operation)}
${bodyHtml(operation)}
${answersHtml(operation)}
${problemsHtml(operation)}
</section>
`;
}
