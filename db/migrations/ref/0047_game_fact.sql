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
