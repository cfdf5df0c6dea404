-- Who has asked for a word to leave the list. It counts until a colleague asks for the same.
alter table harm_word
  add column removal_by uuid,
  add column removal_name text not null default '',
  add constraint harm_word_removal_check check ((removal_by is null) = (removal_name = ''));
