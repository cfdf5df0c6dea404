-- The companies that take money for us, each with its switch: one that takes none opens no page to pay on, whatever its
-- channels say. What was begun there is asked about all the same.
create table gateway (
  name text primary key check (name ~ '^[a-z]{2,20}$'),
  title text not null,
  takes_payments boolean not null default true
);
insert into gateway (name, title) values ('paymongo', 'PayMongo'), ('xendit', 'Xendit'), ('maya', 'Maya Checkout');

alter table channel
  add foreign key (gateway) references gateway,
  add column tips_tl text not null default '',
  -- Between which minutes of the Manila day it is open; over midnight where the first is the greater. The same twice: all day.
  add column opens_at smallint not null default 0 check (opens_at between 0 and 1439),
  add column closes_at smallint not null default 0 check (closes_at between 0 and 1439),
  -- Counted with each change, so that of two who change it at once the later one sees the other.
  add column version integer not null default 0;

update channel set gateway = 'maya', instrument = 'checkout' where id = 'maya';
update channel set gateway = 'xendit', instrument = 'GRABPAY' where id = 'grabpay';
update channel set tips_tl = 'Magbabayad ka sa GCash app at babalik dito.' where id = 'gcash';
update channel set tips_tl = 'Magbabayad ka sa Maya at babalik dito.', tips = 'You pay at Maya and come back here.' where id = 'maya';
update channel set tips_tl = 'I-scan ang code gamit ang app ng kahit anong bangko o wallet.' where id = 'qrph';
update channel set tips_tl = 'Magbabayad ka sa Grab app at babalik dito.' where id = 'grabpay';
update channel set tips_tl = 'Magsa-sign in ka sa iyong bangko para magbayad.' where id in ('bpi', 'unionbank');
update channel set tips_tl = 'Ilagay ang code ng iyong voucher.' where id = '1008';
