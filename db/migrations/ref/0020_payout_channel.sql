-- Where money can be paid out to: the wallets and banks that the gateway reaches, by the bank code (BIC) that the
-- clearing houses know them by. A wallet takes what InstaPay carries in one go.
create unique index channel_name on channel (mode, name);
insert into channel (id, mode, name, img, flag, max_amount, quick_pesos, tips, gateway, instrument, sorting) values
  ('to_gcash', 2, 'GCash', '/img/channel/gcash.svg', 2, 500000000, '{500,1000,5000,10000}', '', 'paymongo', 'GXCHPHM2XXX', 1),
  ('to_maya', 2, 'Maya', '/img/channel/maya.svg', 2, 500000000, '{500,1000,5000,10000}', '', 'paymongo', 'PAPHPHM1XXX', 2),
  ('to_shopeepay', 2, 'ShopeePay', '', 2, 500000000, '{500,1000,5000,10000}', '', 'paymongo', 'SHPHPHM2XXX', 3),
  ('to_coins', 2, 'Coins.ph', '', 2, 500000000, '{500,1000,5000,10000}', '', 'paymongo', 'DCPHPHM1XXX', 4),
  ('to_bdo', 2, 'BDO Unibank', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', '', 'paymongo', 'BNORPHMMXXX', 5),
  ('to_bpi', 2, 'BPI', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', '', 'paymongo', 'BOPIPHMMXXX', 6),
  ('to_metrobank', 2, 'Metrobank', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', '', 'paymongo', 'MBTCPHMMXXX', 7),
  ('to_landbank', 2, 'LANDBANK', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', '', 'paymongo', 'TLBPPHMMXXX', 8),
  ('to_unionbank', 2, 'UnionBank', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', '', 'paymongo', 'UBPHPHMMXXX', 9),
  ('to_pnb', 2, 'PNB', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', '', 'paymongo', 'PNBMPHMMXXX', 10),
  ('to_rcbc', 2, 'RCBC', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', '', 'paymongo', 'RCBCPHMMXXX', 11),
  ('to_securitybank', 2, 'Security Bank', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', '', 'paymongo', 'SETCPHMMXXX', 12),
  ('to_chinabank', 2, 'China Bank', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', '', 'paymongo', 'CHBKPHMMXXX', 13),
  ('to_eastwest', 2, 'EastWest', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', '', 'paymongo', 'EWBCPHMMXXX', 14),
  ('to_aub', 2, 'Asia United Bank', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', '', 'paymongo', 'AUBKPHMMXXX', 15),
  ('to_psbank', 2, 'PSBank', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', '', 'paymongo', 'PHSBPHMMXXX', 16),
  ('to_gotyme', 2, 'GoTyme Bank', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', '', 'paymongo', 'GOTYPHM2XXX', 17),
  ('to_mayabank', 2, 'Maya Bank', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', '', 'paymongo', 'MYDBPHM2XXX', 18),
  ('to_seabank', 2, 'SeaBank', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', '', 'paymongo', 'LAUIPHM2XXX', 19),
  ('to_cimb', 2, 'CIMB', '/img/channel/bank.svg', 1, 5000000000, '{500,1000,5000,10000}', '', 'paymongo', 'CIPHPHMMXXX', 20);
