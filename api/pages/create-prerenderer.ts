// Loads the bundle that draws pages: a file that the web build left, never an import.
import { accessSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeError, type Log } from '#platform/log.ts';
import type { Prerenderer } from './prerender.ts';
import { cacheRendering } from './render-cache.ts';
import { limitRendering } from './render-limit.ts';

/** The folder in which the build leaves the bundle and the list of files. */
export const prerenderFolder = path.join('dist', 'web');

type FirstFiles = Partial<Record<string, readonly string[]>>;

function openBundle(folder: string): Prerenderer {
  const scripts: FirstFiles = JSON.parse(readFileSync(path.join(folder, 'first-files.json'), 'utf8'));
  const file = path.resolve(folder, 'prerender.js');
  accessSync(file);
  let bundle: Promise<Pick<Prerenderer, 'draw'>> | undefined;
  const draw: Prerenderer['draw'] = async (asked) => {
    bundle ??= import(pathToFileURL(file).href);
    return (await bundle).draw(asked);
  };
  return {
    draw: cacheRendering({ draw: limitRendering({ draw }) }),
    scriptsOf: (pathname) => scripts[pathname] ?? scripts[pathname.replace(/[^/]+$/, '*')] ?? [],
  };
}

/**
 * A bundle, loaded when the first page is drawn: it is larger than the rest of the API, which listens sooner without it. Null where there is
 * none: pages come as bare shells then, and the browser draws them.
 */
export function createPrerenderer(folder: string, log: Log): Prerenderer | null {
  try {
    return openBundle(folder);
  } catch (error) {
    log.error('pages are not drawn here', describeError(error));
    return null;
  }
}
