// The baseline of a page: the HTML that the server renders first, as a static, compressed file without scripts. The
// server of this file does no other work.
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const SCRIPTS = /<script\b[\s\S]*?<\/script>|<link\b[^>]*rel="?modulepreload"?[^>]*>|<meta\b[^>]*csp-nonce[^>]*>/g;
const SHEETS = /<link\b[^>]*rel="?stylesheet"?[^>]*>/g;

/** Returns the page without scripts and with inlined style sheets. */
async function stillPage(address: string, language: string): Promise<string> {
  const headers = { 'Accept-Language': language };
  const page = (await (await fetch(address, { headers })).text()).replace(SCRIPTS, '');
  const sheets = page.match(SHEETS) ?? [];
  const styles = await Promise.all(
    sheets.map(async (sheet) => {
      const [, href = ''] = /href="([^"]+)"/.exec(sheet) ?? [];
      return (await fetch(new URL(href, address))).text();
    }),
  );
  return page.replace(SHEETS, '').replace('</head>', () => `<style>${styles.join('\n')}</style></head>`);
}

/** Serves the page; `stop` ends the server. */
export async function serveFloor(address: string, language: string): Promise<{ address: string; stop: () => void }> {
  const packed = brotliCompressSync(await stillPage(address, language));
  const server = createServer((request, response) => {
    const isPage = request.url === '/';
    response.writeHead(isPage ? 200 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
      ...(isPage ? { 'Content-Encoding': 'br' } : {}),
    });
    response.end(isPage ? packed : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  const port = place && typeof place === 'object' ? place.port : 0;
  return { address: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}
