// Builds the web app into `web/dist` and its server renderer into `dist/web`. In development it serves the app and
// proxies the API under the same address.
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type HttpProxy, type PluginOption, type Rolldown, type UserConfig } from 'vite';
import { z } from '../contracts/z.ts';
import { textFiles } from './text-files.ts';

const project = path.resolve(import.meta.dirname, '..');
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/**
 * Sends the client's address in `X-Forwarded-For`. Without the header, the API would see all proxied calls as calls
 * from this computer.
 */
function forwardClientAddress(proxy: HttpProxy.ProxyServer): void {
  proxy.on('proxyReq', (request, { socket: { remoteAddress = '' } }) => {
    if (!/^(::ffff:)?127\.|^::1$/.test(remoteAddress)) request.setHeader('X-Forwarded-For', remoteAddress);
  });
}

// Builds the server renderer as one file with all its dependencies, because the API loads this file by its path.
const forServer: UserConfig = {
  ssr: { noExternal: true },
  // Without this definition, the file would contain a second copy of React: the slow development build.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: path.join(project, 'dist/web'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
  },
};

const known = new Map<string, Set<string>>();

/** Returns the module ids of a page and all its static imports, without libraries. */
function allOf(page: string, modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const before = known.get(page);
  if (before) return before;
  const found = new Set<string>();
  const add = (id: string) => {
    // Skip libraries, because they have their own chunks.
    if (found.has(id) || id.includes('/node_modules/')) return;
    found.add(id);
    for (const below of modules.getModuleInfo(id)?.importedIds ?? []) add(below);
  };
  add(path.join(import.meta.dirname, `src/pages/${page}.tsx`));
  known.set(page, found);
  return found;
}

/**
 * Returns the chunk of a module that the job list needs: `jobs` if the landing page or the job page needs the module
 * too, else `list`. Returns null for other modules.
 */
function chunkOfJobs(id: string, modules: Rolldown.ChunkingContext): string | null {
  if (!allOf('jobs-page', modules).has(id)) return null;
  return ['home-page', 'job-page'].some((page) => allOf(page, modules).has(id)) ? 'jobs' : 'list';
}

/**
 * Removes Vite's wrapper around `import()`. The wrapper would preload the style sheets and dependencies of a chunk, but
 * this build writes no lists of them (`modulePreload: false`), so the wrapper would do nothing.
 */
const plainImports: PluginOption = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

interface Stretch {
  start: number;
  end: number;
}

/**
 * Returns the positions of the calls that `isRemark` recognises in a syntax tree, for example developer warnings. Calls
 * inside a recognised call are not listed, because the outer call is removed as a whole.
 */
function callsIn(program: unknown, isRemark: (node: unknown) => Stretch | undefined): Stretch[] {
  const found: Stretch[] = [];
  const walk = (node: unknown): void => {
    const remark = isRemark(node);
    if (remark) found.push(remark);
    else if (typeof node === 'object' && node !== null) for (const part of Object.values(node)) walk(part);
  };
  walk(program);
  return found;
}

const without = (code: string, calls: readonly Stretch[]) =>
  [...calls].reverse().reduce((text, { start, end }) => `${text.slice(0, start)}void 0${text.slice(end)}`, code);

const call = { type: z.literal('CallExpression'), start: z.number(), end: z.number() };

const callToLogger = z.object({
  ...call,
  callee: z.object({
    object: z.union([
      z.object({ name: z.literal('baseLogger') }),
      z.object({ property: z.object({ name: z.literal('logger') }) }),
    ]),
    property: z.object({ name: z.enum(['warn', 'once', 'deprecate']) }),
  }),
});

const callToWarn = z.object({ ...call, callee: z.object({ name: z.enum(['warning', 'warningOnce']) }) });

/** Removes the developer warnings of i18next from the build: users never see them. */
const plainTexts: PluginOption = {
  name: 'plain-texts',
  apply: 'build',
  transform: {
    filter: { id: /\/i18next\/dist\/esm\// },
    handler(code) {
      const remarks = callsIn(this.parse(code), (node) => callToLogger.safeParse(node).data);
      return { code: without(code, remarks), map: null };
    },
  },
};

/** Matches the calls of `invariant` in react-router. Their messages are for developers, and users never see them. */
const callToInvariant = z.object({
  callee: z.object({ name: z.literal('invariant') }),
  arguments: z.tuple([z.unknown(), z.object({ start: z.number(), end: z.number() })]),
});

/**
 * Removes from react-router the developer warnings, the messages of checks, the display names and the prefetching of
 * links. Prefetching works only with the router's own server.
 */
const plainRouter: PluginOption = {
  name: 'plain-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler(code) {
      const plainer = without(
        code,
        callsIn(
          this.parse(code),
          (node) => callToWarn.safeParse(node).data ?? callToInvariant.safeParse(node).data?.arguments[1],
        ),
      )
        .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
        .replace('return shouldPrefetch && !isAbsolute ?', 'return false ?')
        .replace(/^\w+\.displayName = .*$/gm, '');
      return { code: plainer, map: null };
    },
  },
};

/**
 * Functions of React that create components or contexts. They have no side effects, so tree shaking can remove unused
 * results. Libraries import React under different names.
 */
const reactMakers = ['', 'React.', 'import_react.'].flatMap((react) =>
  ['forwardRef', 'memo', 'createContext'].map((name) => react + name),
);

/**
 * Matches the modules of the start script. The list must be complete: a module outside of it that the app imports too
 * would be in a chunk of the app, and the start script would load this chunk.
 */
const startModules =
  /(?:\/web\/index\.html|vite\/preload-helper\.js|\/src\/(?:start|app\/service-worker|http\/(?:csrf|early-view)|i18n\/detect-language|kit\/startup\/(?:app-files|app-need|early-back|open-contents|replay-clicks|replay-input|yield-to-main)|kit\/storage\/(?:browser-store|cookies|stored-object)|features\/jobs\/seen-job-store|prerender\/(?:can-wait|job-path|keep-job|page-age|state))\.ts|\/contracts\/(?:csrf|csrf-token-path|languages)\.ts)$/;

const forBrowser: UserConfig = {
  // Placeholder: the API writes a fresh nonce into every page that it serves.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Never inline files: a `data:` URL would need an exception in the content security policy.
    assetsInlineLimit: 0,
    // The server adds preload links for the first scripts of a page. Vite's preload lists for all other chunks would
    // cost more bytes than they save.
    modulePreload: false,
    sourcemap: false,
    // One style sheet for all pages: it is small, and server-rendered pages need it before their scripts load.
    cssCodeSplit: false,
    rolldownOptions: {
      // The app is a separate entry, because the page starts with a small script that fetches the app.
      input: [path.join(import.meta.dirname, 'index.html'), path.join(import.meta.dirname, 'src/main.tsx')],
      // Two promises to the bundler, so that it can remove more unused code: calls of `reactMakers` and reads of
      // properties have no side effects. Writes to properties, such as `document.title = …`, are kept.
      treeshake: { manualPureFunctions: reactMakers, propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            // The start script and the wrapper of `import()`. This chunk must not import the app, because the start
            // script decides when the app loads.
            {
              name: 'start',
              test: startModules,
              priority: 1,
            },
            // The chunks that every page loads: the libraries, which change rarely, and then the app's shared code.
            {
              name: 'react',
              test: /node_modules\/(?:react|react-dom|scheduler)\/|\/startup\/react\.ts$/,
              priority: 1,
            },
            { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
            { name: 'app', tags: ['$initial'] },
            // The modules of the job list, in two chunks: `jobs` has the modules that the landing page or the job page
            // needs too, and `list` has all other modules.
            { debugName: 'jobs', name: chunkOfJobs },
            // Small modules that many pages share. As separate chunks, some would have fewer bytes than their import.
            {
              name: 'small',
              test: /\/src\/(kit\/(illustration\/empty-state|illustration\/empty-illustration|layout\/card|layout\/scroll-to-it|navigation\/next-path|text\/number-text|layout\/question)|i18n\/day-text)\.tsx?$/,
            },
            // Small modules of forms, which the registration loads together.
            { name: 'form', test: /\/src\/kit\/(form\/segmented|layout\/more)\.tsx$/ },
            // The landing page with all its parts.
            {
              debugName: 'home',
              test: /\/src\/(pages|features|kit\/illustration)/,
              name: (id, modules) => (allOf('home-page', modules).has(id) ? 'home' : null),
            },
          ],
        },
      },
    },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), plainImports, plainRouter, plainTexts, textFiles(path.join(project, 'locales'))],
  ...(isSsrBuild ? forServer : forBrowser),
  server: {
    fs: { allow: [project] },
    proxy: {
      '^/(api/|lite/|\\.well-known/|sitemap|robots\\.txt$|live$|ready$|dev/(phone/messages|(phone|admin)\\?key=))': {
        target: api,
        configure: forwardClientAddress,
      },
      '/socket.io': { target: api, ws: true, configure: forwardClientAddress },
    },
  },
}));
