-- The games that a member marked. Each takes one of a thousand places, so that there are never more, however many
-- devices add at once. A game that left the catalogue keeps its place and is shown again when it comes back.
create table favourite (
  uid bigint not null,
  game integer not null,
  place integer not null check (place between 1 and 1000),
  added_at timestamptz not null,
  primary key (uid, game),
  unique (uid, place)
);
