-- Up Migration
-- For the seats of a bid, and for the deletion of a bid.
create index call_seats_bid on call_seats (bid_id) where bid_id is not null;
