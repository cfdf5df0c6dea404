-- How far the end of the record of staff's acts was signed into files outside the database, by the folder that they lie in. A
-- line is in its file before it is noted here, so that one that is noted and in no file was lost.
create table act_signing (
  folder uuid primary key,
  -- Which database this was when it was signed: one that was restored is another.
  database text not null,
  line text not null check (line ~ '^[0-9a-f]{64}$'),
  seq bigint not null check (seq >= 0),
  at timestamptz not null,
  -- What comparing with the files came to last.
  state text not null check (state in ('held', 'lost', 'broken'))
);
