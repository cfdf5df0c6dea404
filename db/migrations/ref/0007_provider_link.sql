-- How we are tied to those who run games: which dialect they speak, and what their contract decides where the dialects
-- contradict each other. The id is the provider's number in every ledger (its account is 1000 + id) and never changes.
create table provider_link (
  id smallint primary key check (id between 1 and 9999),
  code text not null unique check (code ~ '^[a-z0-9-]{2,40}$'),
  dialect text not null check (dialect in ('rpp', 'hub88', 'valkyrie')),
  -- A command sent again is answered with the balance now, or with that of the first time.
  balance_answer text not null default 'current' check (balance_answer in ('current', 'original')),
  win_without_bet boolean not null default false,
  settled_can_be_taken_back boolean not null default false,
  unknown_rollback_is_error boolean not null default false,
  -- Valkyrie leaves open whether a CANCEL names its bet by the bet's reference or by its own transaction id.
  cancel_names_bet_by text not null default 'reference' check (cancel_names_bet_by in ('reference', 'transaction')),
  -- Off: bets are refused. What is open is still settled, and keys are taken away in the settings.
  active boolean not null default true
);

-- What a provider may offer, by its own name for the game. A row is never taken away while rounds of it may be open.
create table provider_link_game (
  link smallint not null references provider_link,
  code text not null check (code ~ '^[!-~]{1,64}$'),
  game integer not null references game,
  -- Both sides of an outcome can be bet on at once: turnover is what was at risk, not what was staked.
  two_sided boolean not null default false,
  primary key (link, code)
);
create index provider_link_game_game on provider_link_game (game);
