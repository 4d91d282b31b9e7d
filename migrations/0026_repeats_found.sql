-- Up Migration
-- Indexes for grouped notifications and answered applications. Separate from the new columns, so that notifications can
-- be read while the indexes are built.
create unique index if not exists notifications_group on notifications (user_id, group_key) where group_key is not null and not is_read;
create index if not exists application_status_history_answers on application_status_history (actor_id, created_at)
  include (application_id, to_status) where to_status in ('shortlisted', 'accepted', 'rejected');
