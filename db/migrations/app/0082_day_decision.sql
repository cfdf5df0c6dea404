-- What is decided about a member for a day is decided once. Where a page of the day's work was done again, the first decision is kept.
delete from decision d using decision first
  where d.act = 'day' and first.act = 'day' and first.name = d.name and first.uid = d.uid and (first.at, first.id) < (d.at, d.id);
create unique index decision_of_day on decision (name, uid) where act = 'day';
