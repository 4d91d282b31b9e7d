-- Up Migration
-- The line that takes up repeats, and what was answered when: apart from the new columns, so that bells can be read meanwhile.
create unique index if not exists notifications_group on notifications (user_id, group_key) where group_key is not null and not is_read;
create index if not exists application_status_history_answers on application_status_history (actor_id, created_at)
  include (application_id, to_status) where to_status in ('shortlisted', 'accepted', 'rejected');
