-- The books of the houses that run games: whose page is open, what was played, and what was told to the operator's wallet.
create table house_session (
  key text primary key,
  -- What the address that opens the page carries: it opens it once.
  opens text not null unique,
  is_opened boolean not null default false,
  party text not null check (party in ('hub88', 'valkyrie')),
  game text not null,
  player text not null,
  token text not null,
  lang text not null check (lang in ('en', 'tl')),
  opened_at bigint not null
);

create table house_round (
  number bigint generated always as identity primary key,
  id text not null unique,
  session text not null references house_session,
  party text not null,
  player text not null,
  game text not null,
  -- The page's own name for the press of the button: the same press again is the same round.
  press text not null,
  -- Of 1/10,000 peso.
  stake bigint not null,
  choice integer not null,
  drawn integer not null,
  win bigint not null,
  state text not null check (state in ('betting', 'refused', 'winning', 'settled', 'voiding', 'voided', 'stopped')),
  -- Why it was refused or stopped, in the operator's word.
  word text not null default '',
  -- What the operator said was left; null before it said anything.
  balance bigint,
  at bigint not null,
  unique (session, press)
);
-- One round of a player in a game at a time.
create unique index house_round_open on house_round (party, player, game)
  where state in ('betting', 'winning', 'voiding');
create index house_round_newest on house_round (party, player, game, number desc);

create table house_transaction (
  number bigint generated always as identity primary key,
  id text not null unique,
  round text not null references house_round (id),
  party text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  amount bigint not null,
  -- The bet that it belongs to; empty in the bet itself.
  reference text not null default '',
  status text not null check (status in ('sending', 'success', 'declined', 'rolledback')),
  attempts integer not null default 0,
  -- From when on somebody else may go on with it.
  due_at bigint not null,
  at bigint not null
);
create index house_transaction_due on house_transaction (party, due_at) where status = 'sending';
create index house_transaction_at on house_transaction (party, at);
create index house_transaction_round on house_transaction (round);
