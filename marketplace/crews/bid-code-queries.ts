// SQL of the codes by which members of a bid consent (D81).
import { bidAnswers, consentWays } from '#contracts/bids.ts';
import { z } from '#contracts/z.ts';
import { maybe, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import { CODE_TRIES } from './bid-codes.ts';

/** SQL condition: the leader `leaderId` of the bid `b` may type codes now, because a member without an answer has one. */
export const takesCodesOf = (
  leaderId: number,
): Sql => sql`(b.leader_id is not distinct from ${leaderId} and b.state <> 'lapsed' and b.until > now()
  and c.state = 'open' and b.code_tries < ${CODE_TRIES} and exists (select from crew_bid_members w
    where w.bid_id = b.id and w.state = 'asked' and w.code_digest is not null))`;

/** Returns the member of a bid who got this code; null for a wrong code. */
export const findMemberOfCode = (tx: Tx, bidId: number, digest: Buffer) =>
  maybe(
    tx,
    sql`select labour_id, state, via from crew_bid_members where bid_id = ${bidId} and code_digest = ${digest}`,
    z.object({ labour_id: z.int(), state: z.enum(bidAnswers), via: z.nullable(z.enum(consentWays)) }),
  );

export const countWrongCode = (tx: Tx, bidId: number) =>
  run(tx, sql`update crew_bids set code_tries = code_tries + 1 where id = ${bidId}`);

/** Stores the digest of the code of a member who has not answered. */
export const setCode = (db: Queryable, given: { bidId: number; labourId: number; digest: Buffer }) =>
  run(
    db,
    sql`update crew_bid_members set code_digest = ${given.digest}
      where bid_id = ${given.bidId} and labour_id = ${given.labourId} and state = 'asked'`,
  );
