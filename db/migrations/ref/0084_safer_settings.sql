-- Words about hurting oneself, beside those of regret, money and complaint.
alter table harm_word drop constraint harm_word_topic_check;
alter table harm_word add constraint harm_word_topic_check check (topic in ('regret', 'money', 'complaint', 'self_harm'));
insert into harm_word (topic, word) values
  ('self_harm', 'suicide'), ('self_harm', 'suicidal'), ('self_harm', 'kill myself'), ('self_harm', 'killing myself'),
  ('self_harm', 'end my life'), ('self_harm', 'take my own life'), ('self_harm', 'want to die'), ('self_harm', 'wanna die'),
  ('self_harm', 'better off dead'), ('self_harm', 'hurt myself'), ('self_harm', 'harm myself'), ('self_harm', 'self harm'),
  ('self_harm', 'no reason to live'), ('self_harm', 'cannot go on'), ('self_harm', 'can t go on'),
  ('self_harm', 'magpakamatay'), ('self_harm', 'magpapakamatay'), ('self_harm', 'pagpapakamatay'),
  ('self_harm', 'gusto ko nang mamatay'), ('self_harm', 'gusto ko na mamatay'), ('self_harm', 'gusto kong mamatay'),
  ('self_harm', 'sana mamatay na ako'), ('self_harm', 'ayoko nang mabuhay'), ('self_harm', 'ayaw ko nang mabuhay'),
  ('self_harm', 'ayoko na mabuhay'), ('self_harm', 'wala nang saysay ang buhay ko'), ('self_harm', 'saktan ang sarili'),
  ('self_harm', 'sasaktan ko ang sarili ko'), ('self_harm', 'tapusin ang buhay ko'), ('self_harm', 'hindi ko na kaya')
on conflict do nothing;

-- A setting that members are protected by is made weaker by two of staff.
create table setting_change (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  value text not null,
  reason text not null,
  status text not null default 'proposed' check (status in ('proposed', 'approved', 'refused')),
  proposed_by uuid not null,
  proposed_name text not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  decided_name text not null default '',
  decided_at timestamptz,
  decision text not null default '',
  check ((status = 'proposed') = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (status <> 'approved' or decided_by <> proposed_by)
);
create unique index setting_change_waiting on setting_change (name) where status = 'proposed';
