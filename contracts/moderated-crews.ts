// Crews that a moderator holds (D81): the list and the release.
import { endpoint, idParam, pageAnswer, pageQuery } from './http.ts';
import { forModerators, moderationMessage } from './moderator.ts';
import { instant } from './values.ts';
import { z } from './z.ts';

/**
 * Why a crew is held: a moderator upheld a report, members say that pay was taken, or the leader does not come to work.
 */
export const holdReasons = ['report', 'pay_taken', 'leader_absent'] as const;
export type HoldReason = (typeof holdReasons)[number];

export const heldCrew = z.object({
  id: z.int(),
  /** Empty if the account of the user who chose the name was erased. */
  name: z.string(),
  /** The leader; null if the crew has none. */
  leader: z.nullable(z.object({ id: z.int(), name: z.nullable(z.string()) })),
  /** Number of members. */
  size: z.int(),
  /** Number of open reports about the crew. */
  open_reports: z.int(),
  /** Responses of the previous release do not have it. */
  because: z.optional(z.enum(holdReasons)),
  /** When the crew was held. */
  since: z.nullable(instant),
});
export type HeldCrew = z.output<typeof heldCrew>;

const listCrews = endpoint({
  method: 'GET',
  path: '/api/v1/admin/moderation/crews',
  summary: 'Crews that are held by a moderator or by a rule, longest held first, with the reason.',
  ...forModerators,
  query: z.strictObject(pageQuery),
  response: z.object({ crews: z.array(heldCrew), ...pageAnswer }),
});

const releaseCrew = endpoint({
  method: 'POST',
  path: '/api/v1/admin/moderation/crews/{crew_id}/release',
  summary:
    'Releases a held crew: it can ask for work again, or ends if fewer than two members are left. Only the audit log stores the reason.',
  ...forModerators,
  params: z.object({ crew_id: idParam }),
  body: z.strictObject({ reason: moderationMessage }),
  /** Responses of the previous release have no `state`. */
  response: z.object({ id: z.int(), state: z.optional(z.enum(['open', 'ended'])) }),
  problems: ['not_found', 'invalid_transition'],
});

export const moderatedCrewEndpoints = { listCrews, releaseCrew };
