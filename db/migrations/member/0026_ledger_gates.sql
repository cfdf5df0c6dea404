-- Why a member may not play, or soon may not: each cause with times of its own, so that none wipes another. The wallet's bit 2
-- and its play_until are made of all of them, and change in the transaction that changes a row here.
create table play_gate (
  uid bigint not null,
  cause text not null check (cause <> ''),
  -- It closes from then on. Where there is none, it has begun.
  open_until timestamptz,
  -- It is over from then on. Where there is none, it stands until it is lifted.
  closed_until timestamptz,
  set_at timestamptz not null,
  primary key (uid, cause),
  check (open_until < closed_until),
  -- What nobody lifts must end by itself.
  constraint play_gate_ends check (cause not in ('time_out', 'rest') or closed_until is not null)
);
create index play_gate_closed_until on play_gate (closed_until) where closed_until is not null;

-- Until now verification alone wrote what stands on the wallet.
insert into play_gate (uid, cause, open_until, set_at)
  select uid, 'kyc', case when gates & 2 = 0 then play_until end, now() from wallet
  where asset = 'PHP' and (gates & 2 <> 0 or play_until is not null);
update wallet set play_until = null where gates & 2 <> 0 and play_until is not null;

-- An exclusion lay over the standing and closed withdrawals, which it must not.
insert into play_gate (uid, cause, set_at) select uid, 'exclusion', now() from profile where 'exclusion' = any (kyc_frozen_by);
update profile set kyc_frozen_by = array_remove(kyc_frozen_by, 'exclusion'), kyc_seq = kyc_seq + 1,
  kyc_status = case when kyc_blocked then 7 when cardinality(array_remove(kyc_frozen_by, 'exclusion')) > 0 then 6 else kyc_base end
  where 'exclusion' = any (kyc_frozen_by);
alter table profile drop constraint profile_kyc_frozen_by_check;
alter table profile add constraint profile_kyc_frozen_by_check check (kyc_frozen_by <@ array['clock', 'staff']);
