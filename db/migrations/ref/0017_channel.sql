-- The ways in which money comes in (mode 1) or goes out (mode 2). A channel that no gateway serves cannot be open.
create table channel (
  id text primary key check (id ~ '^[0-9a-z_]{1,32}$'),
  mode smallint not null check (mode in (1, 2)),
  name text not null,
  img text not null default '',
  -- 1 a bank, 2 a wallet or another instrument.
  flag smallint not null check (flag in (1, 2)),
  min_amount bigint not null default 1000000 check (min_amount > 0 and min_amount % 100 = 0),
  max_amount bigint not null default 5000000000 check (max_amount % 100 = 0),
  -- Offered at a tap, in whole pesos.
  quick_pesos integer[] not null default '{}',
  tips text not null default '',
  has_cashback boolean not null default false,
  gateway text,
  -- The gateway's own name of the instrument.
  instrument text not null default '',
  sorting integer not null default 0,
  is_open boolean not null default true,
  check (min_amount <= max_amount),
  check (not is_open or (gateway is not null and instrument <> ''))
);
insert into channel (id, mode, name, img, flag, quick_pesos, tips, gateway, instrument, sorting, is_open) values
  ('gcash', 1, 'GCash', '/img/channel/gcash.svg', 2, '{100,200,500,1000,2000,5000}', 'You pay in the GCash app and come back here.', 'paymongo', 'gcash', 1, true),
  ('maya', 1, 'Maya', '/img/channel/maya.svg', 2, '{100,200,500,1000,2000,5000}', 'You pay in the Maya app and come back here.', 'paymongo', 'paymaya', 2, true),
  ('qrph', 1, 'QR Ph', '/img/channel/qrph.svg', 2, '{100,200,500,1000,2000,5000}', 'Scan the code with the app of any bank or wallet.', 'paymongo', 'qrph', 3, true),
  ('grabpay', 1, 'GrabPay', '/img/channel/grabpay.svg', 2, '{100,200,500,1000,2000,5000}', 'You pay in the Grab app and come back here.', 'paymongo', 'grab_pay', 4, true),
  ('bpi', 1, 'BPI Online', '/img/channel/bank.svg', 1, '{500,1000,2000,5000,10000,20000}', 'You sign in at your bank to pay.', 'paymongo', 'dob', 5, true),
  ('unionbank', 1, 'UnionBank Online', '/img/channel/bank.svg', 1, '{500,1000,2000,5000,10000,20000}', 'You sign in at your bank to pay.', 'paymongo', 'dob_ubp', 6, true),
  ('1008', 1, 'Voucher', '/img/channel/voucher.svg', 2, '{}', 'Enter the code of your voucher.', null, '', 7, false),
  ('mayamini', 1, 'mayamini', '/img/channel/maya.svg', 2, '{100,200,500,1000,2000,5000}', '', null, '', 8, false),
  ('lazadamini', 1, 'lazadamini', '/img/channel/voucher.svg', 2, '{100,200,500,1000,2000,5000}', '', null, '', 9, false);
