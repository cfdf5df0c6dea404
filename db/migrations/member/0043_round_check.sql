-- All rounds of one provider by time, to be compared with its own list.
create index bet_record_opened on bet_record (provider, opened_at);
