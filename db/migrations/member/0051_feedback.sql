-- What members wrote to us, as they wrote it, and what staff marked it as.
create table feedback (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null,
  text text not null check (text <> '' and char_length(text) <= 1000),
  sent_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  marked_name text not null default '',
  marked_at timestamptz,
  -- Why it was marked so.
  remark text not null default '',
  check (status = 'open' or marked_at is not null)
);
-- The same that waits already is the same: whoever sends twice, or at once from two devices, has sent it once.
create unique index feedback_waiting on feedback (uid, md5(text)) where status = 'open';
create index feedback_own on feedback (uid, sent_at, id);
create index feedback_queue on feedback (status, sent_at, id);
