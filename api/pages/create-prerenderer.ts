// Loads the rendering bundle at run time. The bundle is a file of the web build; a static import would require it at
// startup.
import { accessSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeError, type Log } from '#platform/log.ts';
import type { Prerenderer } from './prerender.ts';
import { cacheRendering } from './render-cache.ts';
import { limitRendering } from './render-limit.ts';

/** The folder of the web build with the rendering bundle and the list of files that each page loads first. */
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
 * Returns a prerenderer that loads its bundle when the first page is rendered, not at startup. So the API starts to
 * listen sooner: the bundle is larger than all other code of the API. Null if there is no bundle; pages are then sent
 * as empty shells that the browser renders.
 */
export function createPrerenderer(folder: string, log: Log): Prerenderer | null {
  try {
    return openBundle(folder);
  } catch (error) {
    log.error('pages are not rendered here', describeError(error));
    return null;
  }
}
