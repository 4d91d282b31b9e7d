-- Up Migration
-- For the limit of bids by leader and day, and for the notifications of an erased leader.
create index crew_bids_leader on crew_bids (leader_id, created_at);
