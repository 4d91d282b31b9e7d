// Rules of crews (D81): limits, what a member may do, and who leads a crew after its leader has left. Pure.
import { CREWS_OF_WORKER, type CrewAct, type crewStates } from '#contracts/crews.ts';

/** Invitations that a leader may send in 24 hours, and the days for which an invitation is open. */
export const INVITES_PER_DAY = 10;
export const INVITE_DAYS = 7;

/** Bids that a leader may place in 24 hours: each notifies all asked members. */
export const BIDS_PER_DAY = 5;

/** Days in which a member must agree to lead a crew that has lost its leader. Otherwise the crew ends. */
export const LEADER_DAYS = 7;

const DAY = 86_400_000;

/** `count` false marks in `days` withdraw the right to mark members for `pause_days` (D81). */
const FALSE_MARKS = { count: 3, days: 30, pause_days: 90 };

/**
 * Returns until when a leader may not mark members as present, in milliseconds since 1970; null if the leader may.
 * `denied` are the times of the answers "not me" to the leader's marks.
 */
export function ticksPausedUntil(denied: readonly number[], now: number): number | null {
  const times = [...denied].sort((a, b) => a - b);
  const ends = times.flatMap((at, index) => {
    const first = times[index - FALSE_MARKS.count + 1];
    return first !== undefined && at - first <= FALSE_MARKS.days * DAY ? [at + FALSE_MARKS.pause_days * DAY] : [];
  });
  const until = Math.max(0, ...ends);
  return until > now ? until : null;
}

interface CrewFacts {
  state: (typeof crewStates)[number];
  leader_id: number | null;
  next_leader_id: number | null;
}

/** Returns what the member may do. While the crew is held, members may leave and the leader may remove members. */
export function allowedActs({ state, leader_id, next_leader_id }: CrewFacts, labourId: number): CrewAct[] {
  if (state === 'ended') return [];
  const isOpen = state === 'open';
  const mayLead = isOpen && (leader_id === null || next_leader_id === labourId) && leader_id !== labourId;
  const ofLeader: readonly CrewAct[] = isOpen ? ['invite', 'rename', 'remove', 'hand_over'] : ['remove'];
  return [...(leader_id === labourId ? ofLeader : []), ...(mayLead ? (['lead'] as const) : []), 'leave'];
}

interface Candidate {
  labour_id: number;
  /** ISO 8601. */
  joined_at: string;
  agreed: boolean;
}

const byTimeOfJoining = (a: Candidate, b: Candidate) =>
  Date.parse(a.joined_at) - Date.parse(b.joined_at) || a.labour_id - b.labour_id;

/**
 * Returns the member who leads a crew that has lost its leader: the longest-standing member who agrees. Before
 * the time is over, only the longest-standing member of all leads at once, because a member of longer standing may
 * still agree. Null if there is no such member.
 */
export function nextLeader(members: readonly Candidate[], { isOver }: { isOver: boolean }): number | null {
  const ordered = [...members].sort(byTimeOfJoining);
  const candidate = isOver ? ordered.find(({ agreed }) => agreed) : ordered[0];
  return candidate?.agreed ? candidate.labour_id : null;
}

/** True if a worker with this number of crews may become a member of one more. */
export const hasRoom = (crews: number): boolean => crews < CREWS_OF_WORKER;
