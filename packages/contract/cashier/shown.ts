import * as v from 'valibot'
import { depositStatuses } from '../deposit/status.ts'
import { pesos, seconds } from '../money.ts'

/** By which way money is to go out, as one of staff proposed it and another has yet to decide. */
export const shownWay = v.object({
  id: v.string(),
  name: v.string(),
  gateway: v.string(),
  instrument: v.string(),
  reason: v.string(),
  proposed_by: v.string(),
  proposed_at: seconds,
  /** Whether whoever asks proposed it. */
  is_mine: v.boolean(),
})

/** A channel as staff see it: all of it, open or not. */
export const shownChannel = v.object({
  id: v.string(),
  mode: v.picklist([1, 2]),
  version: v.number(),
  name: v.string(),
  img: v.string(),
  tips: v.string(),
  tips_tl: v.string(),
  min_amount: pesos,
  max_amount: pesos,
  /** Offered at a tap, in whole pesos. */
  quick: v.array(v.number()),
  has_cashback: v.boolean(),
  /** By the Manila clock. The same twice: all day. */
  opens: v.string(),
  closes: v.string(),
  gateway: v.string(),
  instrument: v.string(),
  sorting: v.number(),
  is_open: v.boolean(),
  /** Whether members can choose it at this moment: open, within its hours, its gateway there and taking. */
  is_offered: v.boolean(),
  /** The way that waits for a second person. */
  way: v.nullable(shownWay),
})

export const shownGateway = v.object({
  name: v.string(),
  title: v.string(),
  /** Whether this copy of the server has its keys. */
  is_connected: v.boolean(),
  takes_payments: v.boolean(),
  pays_out: v.boolean(),
  channels: v.array(v.string()),
  /** The banks and wallets that are paid to through it. */
  payout_channels: v.array(v.string()),
  /** Until when its own list of payments was read; 0 where it has none, or it was never read. */
  listed_at: seconds,
})

export const shownDeposit = v.object({
  id: v.string(),
  uid: v.string(),
  amount: pesos,
  status: v.picklist(depositStatuses),
  channel: v.string(),
  gateway: v.string(),
  payment_id: v.string(),
  is_late: v.boolean(),
  created_at: seconds,
  ended_at: seconds,
})

/** A payment that fits no deposit, as it waits for a person or was seen to. */
export const shownBreak = v.object({
  gateway: v.string(),
  payment_id: v.string(),
  reason: v.string(),
  reference: v.string(),
  /** Whose deposit it was made for, where that is known. */
  uid: v.string(),
  amount: v.string(),
  currency: v.string(),
  found_at: seconds,
  state: v.picklist(['open', 'proposed', 'crediting', 'credited', 'returned', 'kept', 'settled']),
  proposed_uid: v.string(),
  proposed_by: v.string(),
  /** Why somebody decided so. */
  note: v.string(),
  decided_by: v.string(),
  closed_at: seconds,
  /** Since when its gateway says that what was kept fits its deposit; 0 where it does not. */
  fits_at: seconds,
})
