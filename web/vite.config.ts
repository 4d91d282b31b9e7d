// Builds the web app into web/dist, its half for the server into dist/web, and, in development, serves it with the API behind the same address.
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type HttpProxy, type PluginOption, type Rolldown, type UserConfig } from 'vite';
import { z } from '../contracts/z.ts';
import { textFiles } from './text-files.ts';

const project = path.resolve(import.meta.dirname, '..');
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** The API trusts this machine (the test phone); behind us everybody would be it, so others are named. */
function forwardClientAddress(proxy: HttpProxy.ProxyServer): void {
  proxy.on('proxyReq', (request, { socket: { remoteAddress = '' } }) => {
    if (!/^(::ffff:)?127\.|^::1$/.test(remoteAddress)) request.setHeader('X-Forwarded-For', remoteAddress);
  });
}

// One file with all it takes: the API loads it by its path.
const forServer: UserConfig = {
  ssr: { noExternal: true },
  // Else React would come twice and the slow one be run.
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

/** A page with every module that it loads at once. */
function allOf(page: string, modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const before = known.get(page);
  if (before) return before;
  const found = new Set<string>();
  const add = (id: string) => {
    // A library comes with whoever takes it.
    if (found.has(id) || id.includes('/node_modules/')) return;
    found.add(id);
    for (const below of modules.getModuleInfo(id)?.importedIds ?? []) add(below);
  };
  add(path.join(import.meta.dirname, `src/pages/${page}.tsx`));
  known.set(page, found);
  return found;
}

/** Vite wraps every import() to load styles and lists of files before it: there are none of either here. */
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

/** The calls that `isRemark` knows, the outermost only. */
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

/** i18next warns developers, and tells them what a later version will do: no reader of ours may see it. */
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

/** The router's file for browsers warns developers, names its parts for their tools, and can fetch pages ahead where its own server runs: none of it here. */
const plainRouter: PluginOption = {
  name: 'plain-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler(code) {
      const plainer = without(
        code,
        callsIn(this.parse(code), (node) => callToWarn.safeParse(node).data),
      )
        .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
        .replace('return shouldPrefetch && !isAbsolute ?', 'return false ?')
        .replace(/^\w+\.displayName = .*$/gm, '');
      return { code: plainer, map: null };
    },
  },
};

/** What makes a component or a context changes nothing else; libraries name React in different ways. */
const reactMakers = ['', 'React.', 'import_react.'].flatMap((react) =>
  ['forwardRef', 'memo', 'createContext'].map((name) => react + name),
);

const forBrowser: UserConfig = {
  // The API writes a fresh nonce into every page it serves.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    // The server names what a page begins with; the lists of what every other part takes would weigh more than they save.
    modulePreload: false,
    sourcemap: false,
    // All of it is a few packets, and pages are drawn before their scripts come.
    cssCodeSplit: false,
    rolldownOptions: {
      // The app is an entry of its own: the page begins with a script that fetches it.
      input: [path.join(import.meta.dirname, 'index.html'), path.join(import.meta.dirname, 'src/main.tsx')],
      // Parts of libraries that nobody uses go, though they are made by calls. To write a property is never nothing: the title of the window is one.
      treeshake: { manualPureFunctions: reactMakers, propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            // The script that fetches the app, and what every import() goes through: nothing of it may ask for the app itself.
            {
              name: 'start',
              test: /(?:\/src\/start\.ts|\/bootstrap\/yield-to-main\.ts|\/web\/index\.html|vite\/preload-helper\.js)$/,
              priority: 1,
            },
            // What every page begins with: the libraries, which stay the same for long, and ours.
            {
              name: 'react',
              test: /node_modules\/(?:react|react-dom|scheduler)\/|\/bootstrap\/react\.ts$/,
              priority: 1,
            },
            { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
            { name: 'app', tags: ['$initial'] },
            // The list of jobs with all its parts: the landing page and the page of a job take most of them too.
            { debugName: 'jobs', name: (id, modules) => (allOf('jobs-page', modules).has(id) ? 'jobs' : null) },
            // Small things that the landing page and many others take.
            {
              name: 'small',
              test: /\/src\/(ui\/(empty-state|empty-illustration|card|number-text|question)|i18n\/day-text)\.tsx?$/,
            },
            // The landing page with all its parts.
            {
              debugName: 'home',
              test: /\/src\/(pages|features|ui\/(?:art\/|illustration))/,
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
      '^/(api/|lite/|sitemap|robots\\.txt$|live$|ready$|dev/(phone/messages|(phone|admin)\\?key=))': {
        target: api,
        configure: forwardClientAddress,
      },
      '/socket.io': { target: api, ws: true, configure: forwardClientAddress },
    },
  },
}));
