select to_regclass('profile_tester') is not null as ok
