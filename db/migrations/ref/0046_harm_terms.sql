-- How many points each marker of harm gives and from how many on a band is reached: proposed by one of staff and decided by
-- another. The newest that was approved holds; until then the product's own do.
create table harm_terms (
  id uuid primary key default gen_random_uuid(),
  terms jsonb not null,
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
create unique index harm_terms_waiting on harm_terms ((true)) where status = 'proposed';
create index harm_terms_newest on harm_terms (status, decided_at desc);

-- Words in what members write that ask for somebody to get in touch, in small letters and without accents.
create table harm_word (
  topic text not null check (topic in ('regret', 'money', 'complaint')),
  word text not null check (char_length(word) between 3 and 60),
  primary key (topic, word)
);
insert into harm_word (topic, word) values
  ('regret', 'addicted'), ('regret', 'addiction'), ('regret', 'cannot stop'), ('regret', 'can t stop'),
  ('regret', 'i want to stop'), ('regret', 'help me stop'), ('regret', 'out of control'), ('regret', 'i regret'),
  ('regret', 'lost more than i wanted'), ('regret', 'win it back'), ('regret', 'exclude me'),
  ('regret', 'adik'), ('regret', 'adik na'), ('regret', 'hindi ko mapigilan'), ('regret', 'di ko mapigilan'),
  ('regret', 'gusto ko nang tumigil'), ('regret', 'tulungan niyo ako'), ('regret', 'pinagsisisihan ko'),
  ('regret', 'nagsisisi ako'), ('regret', 'mas malaki ang natalo ko'), ('regret', 'mabawi ang talo'),
  ('money', 'rent money'), ('money', 'lost everything'), ('money', 'lost all my money'), ('money', 'my salary'),
  ('money', 'in debt'), ('money', 'borrowed money'), ('money', 'loan'), ('money', 'cannot pay'), ('money', 'can t pay'),
  ('money', 'no money left'), ('money', 'utang'), ('money', 'nangutang'), ('money', 'baon sa utang'), ('money', 'sahod ko'),
  ('money', 'pambayad ng upa'), ('money', 'wala na akong pera'), ('money', 'naubos ang pera ko'), ('money', 'ubos na'),
  ('complaint', 'rigged'), ('complaint', 'cheated'), ('complaint', 'scam'), ('complaint', 'stole my money'),
  ('complaint', 'it is your fault'), ('complaint', 'dinaya'), ('complaint', 'madaya'), ('complaint', 'niloko'),
  ('complaint', 'kasalanan niyo');

-- How long a round of a game lasts at the least, in hundredths of a second, as its maker says. Empty where nobody has said.
alter table game add column round_hundredths integer check (round_hundredths between 1 and 360000);
