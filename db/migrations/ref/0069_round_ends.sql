-- Not every provider says when a round is over, and what is played in an open round counts for nothing. Its contract says
-- that a win ends its round, or after how many hours one ends of itself; where several wins come in a round it is the hours.
alter table provider_link
  add column round_ends text not null default 'told' check (round_ends in ('told', 'win')),
  add column round_ends_after_h smallint check (round_ends_after_h between 1 and 8760);
