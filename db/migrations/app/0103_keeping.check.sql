select to_regclass('sign_in_forget') is not null as ok
