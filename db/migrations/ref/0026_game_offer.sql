-- Whether a provider says that it has this game now. Until then the catalogue shows it as coming, and nobody can open it.
alter table provider_link_game add column offered boolean not null default false;
