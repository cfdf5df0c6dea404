-- Testers are few, and are left out of rankings over all members each minute.
create index profile_tester on profile (uid) where tester;
