-- When somebody went back from a gateway's page without paying. Whoever asks about the deposit then has the page closed,
-- also where the gateway could not be asked at that moment.
alter table deposit add column left_at timestamptz;
