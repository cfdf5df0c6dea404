select to_regclass('bet_record_wins') is not null and to_regclass('bet_record_own_wins') is not null as ok
