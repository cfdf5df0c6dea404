-- Five years after an account was closed, and what the law asks to keep with it, nobody is behind the number any more.
alter table sign_in
  add column forgotten_at timestamptz check (forgotten_at is null or closed_at is not null),
  drop constraint sign_in_phone_check,
  add constraint sign_in_phone_check check (
    case when forgotten_at is null then phone ~ '^9[0-9]{9}$' else phone = 'gone-' || uid end);
create index sign_in_forget on sign_in (closed_at, uid) where closed_at is not null and forgotten_at is null;
