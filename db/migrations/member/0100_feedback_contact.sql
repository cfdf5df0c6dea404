-- How whoever is not signed in can be answered. What guests write stands under the number 0, which is no member's.
alter table feedback
  add column contact text not null default '' check (char_length(contact) <= 60),
  add check ((uid = 0) = (contact <> ''));
-- Two guests who write the same are two people.
drop index feedback_waiting;
create unique index feedback_waiting on feedback (uid, md5(text), contact) where status = 'open';
