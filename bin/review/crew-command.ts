// Parses and runs review commands on crews that a moderator holds.
import type { Deps } from '#marketplace/deps.ts';
import { releaseHeldCrew, showHeldCrews } from '#marketplace/reports/actions/moderate-crew.ts';

export type CrewCommand =
  | { name: 'crews' }
  | { name: 'release-crew'; crew_id: number; moderator: string; reason: string };

const names: readonly string[] = ['crews', 'release-crew'];

export const isCrewCommand = (command: { name: string }): command is CrewCommand => names.includes(command.name);

interface Words {
  name: string | undefined;
  id: string;
  by?: string | undefined;
  reason?: string | undefined;
}

/** Returns the command on crews that the arguments name; null for invalid arguments. */
export function readCrewCommand({ name, id, by, reason }: Words): CrewCommand | null {
  if (name === 'crews') return id === '' ? { name } : null;
  const [moderator, words] = [by?.trim(), reason?.trim()];
  if (name !== 'release-crew' || !/^[1-9]\d{0,14}$/.test(id) || !moderator || !words) return null;
  return { name, crew_id: Number(id), moderator, reason: words };
}

const MAX_LINES = 100;
/** Removes control characters: user text must not move the cursor of the terminal. */
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');

/** Runs a command and returns its output lines. Throws a problem if the action is refused. */
export async function runCrewCommand({ db }: Pick<Deps, 'db'>, command: CrewCommand): Promise<string[]> {
  if (command.name === 'release-crew') {
    const state = await releaseHeldCrew({ db }, command);
    return state === 'open'
      ? [`#${command.crew_id} is released. Its members are notified.`]
      : [`#${command.crew_id} is no longer held, and has ended: it had fewer than two members.`];
  }
  const { crews } = await showHeldCrews({ db }, { page: 1, limit: MAX_LINES });
  const lines = crews.map(({ id, name, leader, size, open_reports, because }) =>
    [
      `#${id}`,
      plain(name),
      `leader #${leader?.id ?? 'gone'}`,
      `members: ${size}`,
      `reports: ${open_reports}`,
      `held: ${because}`,
    ].join(' · '),
  );
  return lines.length > 0 ? lines : ['No crew is held.'];
}
