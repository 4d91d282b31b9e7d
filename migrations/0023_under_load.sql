-- Up Migration
-- What was found by reading whole tables: devices by the session that ends, and what people were told of the jobs of somebody who is erased.
create index push_subscriptions_session on push_subscriptions (session_id);
create index notifications_job on notifications ((params ->> 'job_uid')) where params ? 'job_uid';
create index notifications_archive_job on notifications_archive ((params ->> 'job_uid')) where params ? 'job_uid';
