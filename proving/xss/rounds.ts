// Opens all screens of a user in a browser while every field contains the hostile strings of one group.
import { appendFileSync, mkdirSync } from 'node:fs';
import type { Visitor } from '../../e2e/browser.ts';
import { hydrated } from '../../e2e/hydrated.ts';
import type { Ids, Screen } from '../../e2e/screen.ts';
import { stands } from '../../e2e/screen.ts';
import { lookAt } from './look.ts';
import { type PageReport, watch } from './watch.ts';

export interface Tally {
  screens: number;
  shown: Set<string>;
  dialogs: string[];
  caught: string[];
  refused: string[];
  complaints: string[];
  intruders: string[];
  /** Screens that did not load. The check proves nothing for these screens. */
  fallen: string[];
}

/** Console message for a 422 response. It is allowed, because the hostile text may be longer than the API accepts. */
const BEYOND_BOUNDS = /status of 422/;

export const emptyTally = (): Tally => ({
  screens: 0,
  shown: new Set(),
  dialogs: [],
  caught: [],
  refused: [],
  complaints: [],
  intruders: [],
  fallen: [],
});

/** Writes the results of a screen at once, because a long run may be interrupted. */
function noteScreen(where: string, found: readonly string[]): void {
  mkdirSync('reports', { recursive: true });
  appendFileSync('reports/xss.log', [where, ...found.map((what) => `  ${what}`), ''].join('\n'));
}

function take(tally: Tally, seen: PageReport, where: string): void {
  noteScreen(where, [
    ...seen.dialogs,
    ...seen.caught.map((number) => `text ${number} ran`),
    ...seen.refused,
    ...seen.complaints,
  ]);
  tally.dialogs.push(...seen.dialogs.splice(0).map((said) => `${where}: ${said}`));
  tally.caught.push(...seen.caught.splice(0).map((number) => `${where}: text ${number}`));
  tally.refused.push(...seen.refused.splice(0).map((what) => `${where}: ${what}`));
  tally.complaints.push(...seen.complaints.splice(0).map((what) => `${where}: ${what}`));
}

/** Opens a screen and waits for its content. A page of the app must also have started the app. */
async function appears(visitor: Visitor, screen: Screen, ids: Ids): Promise<void> {
  await stands(visitor, screen, ids);
  if ((await visitor.page.locator('#root').count()) > 0) await hydrated(visitor.page);
}

/** Opens each screen in turn and records the results. */
export async function goThrough(
  visitor: Visitor,
  screens: readonly Screen[],
  { ids, tally }: { ids: Ids; tally: Tally },
): Promise<void> {
  const { seen, forgive } = await watch(visitor.context);
  visitor.forgive(BEYOND_BOUNDS);
  for (const screen of screens) {
    const where = `${screen.name} (${visitor.language})`;
    forgive(screen.forgives ? [screen.forgives, BEYOND_BOUNDS] : [BEYOND_BOUNDS]);
    await appears(visitor, screen, ids).catch((error: unknown) => {
      const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
      tally.fallen.push(`${where}: ${why}`);
      noteScreen(where, [`does not appear: ${why}`]);
    });
    const { shown, intruders } = await lookAt(visitor.page);
    for (const field of shown) tally.shown.add(field);
    tally.intruders.push(...intruders.map((what) => `${where}: ${what}`));
    take(tally, seen, where);
    tally.screens += 1;
  }
}
