-- What members earn by promotions, boxes, levels, tasks and check-ins is judged beside each other. Whoever changes some of it holds this one
-- row until it stands, so that of two changes that are safe alone the second one is judged with the first.
create table earning_guard (id smallint primary key check (id = 1));
insert into earning_guard (id) values (1);
