-- Staff look for members by an approved name, each word from its beginning, and for those who are frozen.
create index profile_real_name on profile using gin (
  to_tsvector('simple', real_first_name || ' ' || real_middle_name || ' ' || real_last_name)
) where real_last_name <> '';
create index profile_frozen on profile (uid) where kyc_status = 6;
