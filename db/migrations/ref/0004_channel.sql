-- The companies that move money for us, each with its switches. One that takes no payments opens no page to pay on, whatever
-- its channels say; what was begun there is asked about all the same. One that pays out nothing is sent nothing: what is to
-- be paid through it waits.
create table gateway (
  name text primary key check (name ~ '^[a-z]{2,20}$'),
  title text not null,
  takes_payments boolean not null default true,
  pays_out boolean not null default true
);
insert into gateway (name, title) values ('paymongo', 'PayMongo'), ('xendit', 'Xendit'), ('maya', 'Maya Checkout');

-- The ways in which money comes in (mode 1) or goes out (mode 2). A channel that no gateway serves cannot be open, except the
-- voucher's (1008), which takes codes and has no gateway behind it.
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
  -- A cashback ticket may be used with it.
  has_cashback boolean not null default false,
  gateway text references gateway,
  -- The gateway's own name of the instrument. Of a bank or wallet that is paid out to, its bank code (BIC).
  instrument text not null default '',
  sorting integer not null default 0,
  is_open boolean not null default true,
  tips_tl text not null default '',
  -- Between which minutes of the Manila day it is open; over midnight where the first is the greater. The same twice: all day.
  opens_at smallint not null default 0 check (opens_at between 0 and 1439),
  closes_at smallint not null default 0 check (closes_at between 0 and 1439),
  -- Counted with each change, so that of two who change it at once the later one sees the other.
  version integer not null default 0,
  check (min_amount <= max_amount),
  constraint channel_served check (not is_open or id = '1008' or (gateway is not null and instrument <> '')),
  constraint channel_of_codes check (id <> '1008' or gateway is null),
  -- Payouts are of whole pesos, which are 10,000 units each: limits between them would shut some amounts out.
  constraint channel_whole check (mode = 1 or (min_amount % 10000 = 0 and max_amount % 10000 = 0))
);
create unique index channel_name on channel (mode, name);

insert into channel (id, mode, name, img, flag, quick_pesos, tips, tips_tl, has_cashback, gateway, instrument, sorting, is_open) values
  ('gcash', 1, 'GCash', '/img/channel/gcash.svg', 2, '{100,200,500,1000,2000,5000}',
    'You pay in the GCash app and come back here.', 'Magbabayad ka sa GCash app at babalik dito.', true, 'paymongo', 'gcash', 1, true),
  ('maya', 1, 'Maya', '/img/channel/maya.svg', 2, '{100,200,500,1000,2000,5000}',
    'You pay at Maya and come back here.', 'Magbabayad ka sa Maya at babalik dito.', true, 'maya', 'checkout', 2, true),
  ('qrph', 1, 'QR Ph', '/img/channel/qrph.svg', 2, '{100,200,500,1000,2000,5000}',
    'Scan the code with the app of any bank or wallet.', 'I-scan ang code gamit ang app ng kahit anong bangko o wallet.', true, 'paymongo', 'qrph', 3, true),
  ('grabpay', 1, 'GrabPay', '/img/channel/grabpay.svg', 2, '{100,200,500,1000,2000,5000}',
    'You pay in the Grab app and come back here.', 'Magbabayad ka sa Grab app at babalik dito.', true, 'xendit', 'GRABPAY', 4, true),
  ('bpi', 1, 'BPI Online', '/img/channel/bank.svg', 1, '{500,1000,2000,5000,10000,20000}',
    'You sign in at your bank to pay.', 'Magsa-sign in ka sa iyong bangko para magbayad.', true, 'paymongo', 'dob', 5, true),
  ('unionbank', 1, 'UnionBank Online', '/img/channel/bank.svg', 1, '{500,1000,2000,5000,10000,20000}',
    'You sign in at your bank to pay.', 'Magsa-sign in ka sa iyong bangko para magbayad.', true, 'paymongo', 'dob_ubp', 6, true),
  ('1008', 1, 'Voucher', '/img/channel/voucher.svg', 2, '{}',
    'Enter the code of your voucher.', 'Ilagay ang code ng iyong voucher.', false, null, '', 7, true),
  ('mayamini', 1, 'mayamini', '/img/channel/maya.svg', 2, '{100,200,500,1000,2000,5000}', '', '', true, null, '', 8, false),
  ('lazadamini', 1, 'lazadamini', '/img/channel/voucher.svg', 2, '{100,200,500,1000,2000,5000}', '', '', true, null, '', 9, false);

-- A wallet takes what InstaPay carries in one go.
insert into channel (id, mode, name, img, flag, max_amount, quick_pesos, gateway, instrument, sorting) values
  ('to_gcash', 2, 'GCash', '/img/channel/gcash.svg', 2, 500000000, '{500,1000,5000,10000}', 'paymongo', 'GXCHPHM2XXX', 1),
  ('to_maya', 2, 'Maya', '/img/channel/maya.svg', 2, 500000000, '{500,1000,5000,10000}', 'paymongo', 'PAPHPHM1XXX', 2),
  ('to_shopeepay', 2, 'ShopeePay', '', 2, 500000000, '{500,1000,5000,10000}', 'paymongo', 'SHPHPHM2XXX', 3),
  ('to_coins', 2, 'Coins.ph', '', 2, 500000000, '{500,1000,5000,10000}', 'paymongo', 'DCPHPHM1XXX', 4),
  ('to_bdo', 2, 'BDO Unibank', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', 'paymongo', 'BNORPHMMXXX', 5),
  ('to_bpi', 2, 'BPI', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', 'paymongo', 'BOPIPHMMXXX', 6),
  ('to_metrobank', 2, 'Metrobank', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', 'paymongo', 'MBTCPHMMXXX', 7),
  ('to_landbank', 2, 'LANDBANK', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', 'paymongo', 'TLBPPHMMXXX', 8),
  ('to_unionbank', 2, 'UnionBank', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', 'paymongo', 'UBPHPHMMXXX', 9),
  ('to_pnb', 2, 'PNB', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', 'paymongo', 'PNBMPHMMXXX', 10),
  ('to_rcbc', 2, 'RCBC', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', 'paymongo', 'RCBCPHMMXXX', 11),
  ('to_securitybank', 2, 'Security Bank', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', 'paymongo', 'SETCPHMMXXX', 12),
  ('to_chinabank', 2, 'China Bank', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', 'paymongo', 'CHBKPHMMXXX', 13),
  ('to_eastwest', 2, 'EastWest', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', 'paymongo', 'EWBCPHMMXXX', 14),
  ('to_aub', 2, 'Asia United Bank', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', 'paymongo', 'AUBKPHMMXXX', 15),
  ('to_psbank', 2, 'PSBank', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', 'paymongo', 'PHSBPHMMXXX', 16),
  ('to_gotyme', 2, 'GoTyme Bank', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', 'paymongo', 'GOTYPHM2XXX', 17),
  ('to_mayabank', 2, 'Maya Bank', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', 'paymongo', 'MYDBPHM2XXX', 18),
  ('to_seabank', 2, 'SeaBank', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', 'paymongo', 'LAUIPHM2XXX', 19),
  ('to_cimb', 2, 'CIMB', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', 'paymongo', 'CIPHPHMMXXX', 20);

-- The way by which money goes out to a bank or wallet (its name, gateway and bank code), proposed by one of staff and decided
-- by another. The flip to approved and the channel's new way are one commit.
create table channel_way (
  id uuid primary key default gen_random_uuid(),
  channel text not null references channel,
  name text not null check (name <> ''),
  gateway text not null references gateway,
  instrument text not null check (instrument <> ''),
  reason text not null,
  status text not null default 'proposed' check (status in ('proposed', 'approved', 'refused')),
  proposed_by uuid not null,
  proposed_name text not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  decided_name text not null default '',
  decided_at timestamptz,
  decision text not null default '',
  check ((status = 'proposed') = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (status <> 'approved' or decided_by <> proposed_by)
);
-- Whoever sends twice, or at once with a colleague, proposes it once.
create unique index channel_way_waiting on channel_way (channel) where status = 'proposed';
