-- Up Migration
-- Separate from 0141, which locks the table.
update crews set named_by = leader_id where named_by is null;
