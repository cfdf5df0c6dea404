-- What a provider gives beside its rounds (prizes and corrections) is laid beside its own books only where it has a call for
-- them. Whatever its dialect, somebody is told when it gives one member more than this within a Manila day. In 1/10,000 of
-- a peso: ten thousand pesos, until the contract says otherwise. Nothing is refused for it.
alter table provider_link
  add column prizes_told_above bigint not null default 100000000 check (prizes_told_above >= 0);
