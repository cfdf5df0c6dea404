import * as v from 'valibot'
import { pesos, seconds } from '../money.ts'

/** What bringing a friend gives, as two of staff agreed to it. */
export const inviteOffer = v.object({
  /** The promotion. */
  id: v.string(),
  /** For who invites, for each friend. */
  parent: pesos,
  /** For the friend, once. */
  friend: pesos,
  least_deposit: pesos,
  friends_a_month: v.number(),
  /** How often a reward must be played before it can be withdrawn. */
  multiple: v.number(),
  /** So many days after a friend has done everything both rewards come. */
  wait_days: v.number(),
  /** So many days from signing up a friend has, and no longer than until the end. */
  days_to_count: v.number(),
  end_time: seconds,
  /** The same in words. */
  sentences: v.array(v.string()),
})

/** How far a friend has come, as whoever invited them may know it. */
export const friendStates = [
  'joined',
  'verified',
  'deposited',
  'played',
  /** All that may be given in this month is given: this one waits for the next. */
  'next_month',
  'checking',
  'paid',
  /** It came to nothing: the invitation was stopped, its budget is used up, or no month had room in time. */
  'stopped',
  'used_up',
  'month_over',
  'none',
  'over',
] as const

/** How far the friend themselves is, while there is something to get. */
const ownGiftStates = [
  'joined',
  'verified',
  'deposited',
  'played',
  'next_month',
  'checking',
  'paid',
  'stopped',
  'used_up',
  'month_over',
] as const

/** From when on a reward comes whose friend has done everything; nothing where it waits for no day. */
const dueAt = v.nullable(seconds)

/** Until when at the longest a reward waits for a month that has room; nothing where it waits for none. */
const waitsUntil = v.nullable(seconds)

/** What a friend gets for having come by a link. */
export const ownGift = v.object({
  state: v.picklist(ownGiftStates),
  amount: pesos,
  /** Of the first deposit that counts, by what held as they signed up. */
  least_deposit: pesos,
  due_at: dueAt,
  waits_until: waitsUntil,
})

export const inviteFriend = v.object({
  /** As public lists name them. */
  name: v.string(),
  joined_at: seconds,
  state: v.picklist(friendStates),
  /** What the friend brought: nothing until it is added. */
  reward: pesos,
  due_at: dueAt,
  waits_until: waitsUntil,
})

/** Ten digits, as a link names a member by. */
export const inviteCode = v.pipe(v.string(), v.regex(/^[1-9]\d{9}$/))
