// Loads the bundle that draws pages: a file that the web build left, never an import.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { drawFew } from './draw-few.ts';
import { drawLately } from './drawn-lately.ts';
import type { Prerenderer } from './prerender.ts';

/** The folder in which the build leaves the bundle and the list of files. */
export const prerenderFolder = path.join('dist', 'web');

type FirstFiles = Partial<Record<string, readonly string[]>>;

/** Loads a bundle. Rejects where there is none. */
export async function openPrerenderer(folder: string): Promise<Prerenderer> {
  const scripts: FirstFiles = JSON.parse(readFileSync(path.join(folder, 'first-files.json'), 'utf8'));
  const { draw }: Pick<Prerenderer, 'draw'> = await import(pathToFileURL(path.resolve(folder, 'prerender.js')).href);
  return {
    draw: drawLately({ draw: drawFew({ draw }) }),
    scriptsOf: (pathname) => scripts[pathname] ?? scripts[pathname.replace(/[^/]+$/, '*')] ?? [],
  };
}
