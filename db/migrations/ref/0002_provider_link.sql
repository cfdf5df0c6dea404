-- How we are tied to those who run games: which dialect they speak, and what their contract decides where the dialects
-- contradict each other. The id is the provider's number in every ledger and never changes. Its account is 1000 + id; from
-- 2000 on the numbers belong to gateways, promotions and others.
create table provider_link (
  id smallint primary key check (id between 1 and 999),
  code text not null unique check (code ~ '^[a-z0-9-]{2,40}$'),
  dialect text not null check (dialect in ('rpp', 'hub88', 'valkyrie')),
  -- A command sent again is answered with the balance now, or with that of the first time.
  balance_answer text not null default 'current' check (balance_answer in ('current', 'original')),
  settled_can_be_taken_back boolean not null default false,
  unknown_rollback_is_error boolean not null default false,
  -- Valkyrie leaves open whether a CANCEL names its bet by the bet's reference or by its own transaction id.
  cancel_names_bet_by text not null default 'reference' check (cancel_names_bet_by in ('reference', 'transaction')),
  -- Off: bets are refused. What is open is still settled, and keys are taken away in the settings.
  active boolean not null default true,
  -- A session bets on the game it was opened for. Where the games of a provider share a lobby, from which players go to any
  -- table without coming back to us, a session opens all of them.
  session_opens text not null default 'game' check (session_opens in ('game', 'provider')),
  -- Not every provider says when a round is over, and what is played in an open round counts for nothing. Then a win ends its
  -- round, or the round ends by itself after so many hours; where several wins come in a round it is the hours.
  round_ends text not null default 'told' check (round_ends in ('told', 'win')),
  round_ends_after_h smallint check (round_ends_after_h between 1 and 8760),
  -- Somebody is told when a provider gives one member more than this in prizes and corrections within a Manila day, since not
  -- every provider has books of them to compare with. In 1/10,000 peso. Nothing is refused for it.
  prizes_told_above bigint not null default 100000000 check (prizes_told_above >= 0)
);

-- What a provider may offer, by its own name for the game. A row is never taken away while rounds of it may be open.
create table provider_link_game (
  link smallint not null references provider_link,
  code text not null check (code ~ '^[!-~]{1,64}$'),
  game integer not null references game,
  -- Both sides of an outcome can be bet on at once: turnover is what was at risk, not what was staked.
  two_sided boolean not null default false,
  -- The provider says that it has this game now. Until then the catalogue shows it as coming, and nobody can open it.
  offered boolean not null default false,
  -- The provider can be asked to open the game: one whose address or key is not set cannot.
  reached boolean not null default true,
  primary key (link, code)
);
create index provider_link_game_game on provider_link_game (game);

-- What a provider tells of a game for its players to read, as it told it last. What it does not tell is null. A return is
-- stated where a row is: of all other games nobody but the catalogue has said one.
create table game_fact (
  link smallint not null,
  code text not null,
  rtp_ppm integer not null check (rtp_ppm between 0 and 1000000),
  -- Where the return depends on what is bet or how it is played.
  least_rtp_ppm integer check (least_rtp_ppm between 0 and 1000000),
  most_rtp_ppm integer check (most_rtp_ppm between least_rtp_ppm and 1000000),
  version text,
  hit_ppm integer check (hit_ppm between 0 and 1000000),
  volatility smallint check (volatility between 1 and 5),
  -- Of one round, in 1/10,000 peso, and the last in bets.
  least_bet bigint check (least_bet >= 0),
  most_bet bigint check (most_bet >= least_bet),
  most_win bigint check (most_win >= 0),
  most_win_times integer check (most_win_times > 0),
  rules_en text[] not null,
  rules_tl text[] not null,
  fairness_url text,
  primary key (link, code),
  foreign key (link, code) references provider_link_game
);
