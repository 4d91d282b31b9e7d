// Vulnerable pages for the positive control: each inserts a string without escaping it. The pages are served with the
// product's content security policy or without a policy.
import { createServer } from 'node:http';
import { type Place, places } from './texts.ts';

const unescaped = (body: string) => `<!doctype html><meta charset="utf-8"><title>x</title><body>${body}`;
const inScript = (script: string) => unescaped(`<script>${script}</script>`);
const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** A page whose own script inserts the string. The policy allows this script. */
const byScript = (text: string, name: string) =>
  unescaped(`<div id="${name}" data-text="${encodeURIComponent(text)}"></div><script src="/careless.js"></script>`);

const pages: Record<Place, (text: string) => string> = {
  body: unescaped,
  'double quotes': (text) => unescaped(`<input value="${text}"><p>x</p>`),
  'single quotes': (text) => unescaped(`<input value='${text}'><p>x</p>`),
  'no quotes': (text) => unescaped(`<b title=${text}>x</b>`),
  address: (text) => unescaped(`<a href="${text.replaceAll('"', '&quot;')}">x</a>`),
  'script, single': (text) => inScript(`var a = '${text}'`),
  'script, double': (text) => inScript(`var a = "${text}"`),
  'script, backtick': (text) => inScript(`var a = \`${text}\``),
  'script, remark': (text) => inScript(`// ${text}`),
  title: (text) => `<!doctype html><meta charset="utf-8"><title>${text}</title><body>x`,
  textarea: (text) => unescaped(`<textarea>${text}</textarea>`),
  noscript: (text) => unescaped(`<noscript>${text}</noscript>`),
  style: (text) => unescaped(`<style>/* ${text} */</style>`),
  'inner html': (text) => byScript(text, 'inner'),
  'inner html of a string': (text) =>
    byScript(
      text.replace(/\\x(..)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
      'inner',
    ),
  'decoded entities': (text) => unescaped(text.replace(/&\w+;/g, (entity) => entities[entity] ?? entity)),
  'decoded address': (text) => unescaped(text.replace(/%3C/g, '<').replace(/%3E/g, '>')),
  markdown: (text) =>
    unescaped(
      text
        .replace(/!\[(\w*)\]\((\S*?\)?)\)/g, '<img alt="$1" src="$2">')
        .replace(/\[(\w*)\]\((\S*?\)\/\/)\)/g, '<a href="$2">$1</a>'),
    ),
  template: (text) => unescaped(text.replace(/\{\{(.*?)\}\}/g, '<script>$1</script>')),
  'tags taken out': (text) => unescaped(text.replace(/<\/?script>/g, '')),
  'letters made plain': (text) => unescaped(text.normalize('NFKC')),
};

const SCRIPT = `const at = document.getElementById('inner');
at.innerHTML = decodeURIComponent(at.dataset.text);
const twice = document.body.appendChild(document.createElement('div'));
twice.innerHTML = at.innerHTML;`;

export interface CarelessSite {
  address(page: { place: Place; text: string; guarded: 'guarded' | 'bare' }): string;
  close(): void;
}

const placeNamed = (name: string | null): Place => places.find((place) => place === name) ?? 'body';

/**
 * Starts the server of the vulnerable pages. `policy` is the header of the pages with a policy. The caller must close
 * the server.
 */
export async function startCarelessSite(policy: string): Promise<CarelessSite> {
  const server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://careless.example');
    if (pathname === '/careless.js') {
      res.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
      return;
    }
    if (pathname !== '/page') {
      res.writeHead(404).end();
      return;
    }
    const guard = searchParams.get('guarded') === 'guarded' ? { 'content-security-policy': policy } : {};
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...guard });
    res.end(pages[placeNamed(searchParams.get('place'))](searchParams.get('text') ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const where = server.address();
  const port = typeof where === 'object' && where ? where.port : 0;
  return {
    address: (page) => `http://127.0.0.1:${port}/page?${new URLSearchParams({ ...page })}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
