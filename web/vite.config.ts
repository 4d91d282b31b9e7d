// Builds the web app into web/dist, its half for the server into dist/web, and, in development, serves it with the API behind the same address.
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type HttpProxy, type UserConfig } from 'vite';

const project = path.resolve(import.meta.dirname, '..');
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** The API trusts this machine (the test phone); behind us everybody would be it, so others are named. */
function tellOfStrangers(proxy: HttpProxy.ProxyServer): void {
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

const forBrowser: UserConfig = {
  // The API writes a fresh nonce into every page it serves.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  ...(isSsrBuild ? forServer : forBrowser),
  server: {
    fs: { allow: [project] },
    proxy: {
      '^/(api/|lite/|sitemap|robots\\.txt$|live$|ready$|dev/phone/messages)': {
        target: api,
        configure: tellOfStrangers,
      },
      '/socket.io': { target: api, ws: true, configure: tellOfStrangers },
    },
  },
}));
