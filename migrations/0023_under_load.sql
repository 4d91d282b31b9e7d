-- Up Migration
-- Indexes for queries that scanned whole tables: devices by session, and notifications by the jobs of an erased user.
create index push_subscriptions_session on push_subscriptions (session_id);
create index notifications_job on notifications ((params ->> 'job_uid')) where params ? 'job_uid';
create index notifications_archive_job on notifications_archive ((params ->> 'job_uid')) where params ? 'job_uid';
