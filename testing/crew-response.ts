// A crew and its leader as the API sends them, for tests of screens.
import type { Crew, CrewMember } from '#contracts/crews.ts';

export const CREW_UID = '7f0c0000-0000-4000-8000-000000000001';

/** The reader, who leads the crew. */
const leader: CrewMember = {
  labour_id: 1,
  first_name: 'Ramlal',
  initial: 'Y',
  role: 'mason',
  is_leader: true,
  is_you: true,
  is_asked_to_lead: false,
};

const other = { ...leader, is_leader: false, is_you: false };

/** An open crew of three with one invitation. */
export const crewResponse: Crew = {
  uid: CREW_UID,
  name: 'Wakad masons',
  state: 'open',
  members: [
    leader,
    { ...other, labour_id: 2, first_name: 'Sunita', initial: 'D' },
    { ...other, labour_id: 3, first_name: 'Imran', initial: 'K' },
  ],
  invites: 1,
  leader_until: null,
  created_at: '2026-11-01T06:00:00.000Z',
  allowed: ['invite', 'rename', 'remove', 'hand_over', 'leave'],
};
