-- Whether the provider behind an offer can be asked to open the game at all: one whose address or key is not set cannot. What a
-- provider lists is offered by its own word, but a contract alone may say so too, and a list that was told stands.
alter table provider_link_game add column reached boolean not null default true;
