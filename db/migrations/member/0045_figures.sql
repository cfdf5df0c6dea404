-- What of withdrawals was begun in a stretch of time, as the office's figures ask for it. Deposits have such an index.
create index withdrawal_all on withdrawal (created_at);
