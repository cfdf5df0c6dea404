-- What the catalogue itself declares of a game's return, kept where a provider has told another: `rtp_ppm` is what is shown, of
-- whoever the game would be opened with now. Null until a provider has told one.
alter table game add column declared_rtp_ppm integer check (declared_rtp_ppm between 0 and 1000000);
