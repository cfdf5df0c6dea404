import * as v from 'valibot'
import { pesos, seconds } from '../money.ts'
import { ringSigns } from './signs.ts'

export const ringStatuses = ['held', 'free', 'refused'] as const
export type RingStatus = (typeof ringStatuses)[number]

/** A member some of whose friends were held. */
export const ring = v.object({
  uid: v.string(),
  found_at: seconds,
  /** How many friends wait for a person, and how many were found in all. */
  held: v.number(),
  friends: v.number(),
  signs: v.array(v.picklist(ringSigns)),
})

export const ringFriend = v.object({
  uid: v.string(),
  status: v.picklist(ringStatuses),
  found_at: seconds,
  signs: v.array(v.picklist(ringSigns)),
  /** What both sides were promised for this friend and still wait for. */
  waiting: pesos,
  /** What both sides were paid for this friend, but for what was taken back of it. */
  paid: pesos,
  decided_by: v.string(),
  decided_at: seconds,
  reason: v.string(),
})

/** Why two accounts belong together. */
export const ringTie = v.object({ uid: v.string(), other: v.string(), sign: v.picklist(ringSigns) })

export const ringMarkKinds = ['id', 'payee', 'device'] as const
export type RingMarkKind = (typeof ringMarkKinds)[number]

/** How many IDs, payout accounts or devices an account is known by, and who of the ring has the same one. */
export const ringMark = v.object({
  kind: v.picklist(ringMarkKinds),
  count: v.number(),
  shared_with: v.array(v.string()),
})

/** An account of the ring as the desk sees it. What is not known is empty, or 0 for a time. */
export const ringAccount = v.object({
  uid: v.string(),
  /** Who invited them; empty where nobody did. */
  parent: v.string(),
  username: v.string(),
  phone: v.string(),
  name: v.string(),
  birthday: v.string(),
  kyc_status: v.number(),
  created_at: seconds,
  deposited_at: seconds,
  played_at: seconds,
  deposited: pesos,
  played: pesos,
  withdrawn: pesos,
  balance: pesos,
  marks: v.array(ringMark),
})

export const wholeRing = v.object({
  ...ring.entries,
  ring_friends: v.array(ringFriend),
  ties: v.array(ringTie),
  accounts: v.array(ringAccount),
})
