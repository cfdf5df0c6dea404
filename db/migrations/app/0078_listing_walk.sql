-- The reading of a gateway's list of payments that is under way. It is as long as the gateway took money, and goes on where
-- it stood, whoever was cut off; until it is at its end, `payment_listing` says what the last whole one came to.
create table listing_walk (
  gateway text primary key,
  began_at timestamptz not null,
  -- How far back it goes.
  since_at timestamptz not null,
  -- Behind which entry of the list it goes on; empty at the beginning.
  place text not null,
  -- How often something on the page there could not be seen to.
  tries integer not null check (tries >= 0)
);
