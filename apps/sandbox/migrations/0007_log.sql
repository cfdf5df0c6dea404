-- What a collector was sent: the newest lines of the logs of server and studio.
create table log_line (
  number bigint generated always as identity primary key,
  text text not null,
  taken_at timestamptz not null
);
