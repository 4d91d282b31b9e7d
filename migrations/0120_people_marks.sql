-- Up Migration
-- Marks that an employer or a worker sets on people they have worked with (D82). Only the owner reads a note.
create table people_marks (
  owner_id bigint not null references users (id) on delete cascade,
  other_id bigint not null references users (id) on delete cascade,
  favourite boolean not null default false,
  blocked boolean not null default false,
  note text check (char_length(note) between 1 and 300),
  updated_at timestamptz not null default now(),
  primary key (owner_id, other_id),
  constraint people_marks_of_another check (owner_id <> other_id),
  constraint people_marks_one check (not (favourite and blocked))
);
create index people_marks_other on people_marks (other_id, owner_id);

create view admin_api.people_marks with (security_barrier) as
  select owner_id, other_id, favourite, blocked, updated_at from public.people_marks;
