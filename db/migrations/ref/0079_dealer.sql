-- Whether a person deals the game in front of a camera: then it is called live. Tables that a computer draws are tables.
alter table game add column has_dealer boolean not null default false;
