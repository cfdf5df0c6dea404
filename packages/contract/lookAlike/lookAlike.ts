import * as v from 'valibot'
import { pesos, seconds } from '../money.ts'
import { proposalEntries } from '../proposal.ts'

export const lookAlikeStatuses = ['marked', 'held', 'same', 'other', 'ended'] as const
export type LookAlikeStatus = (typeof lookAlikeStatuses)[number]

/**
 * What an account has in common with somebody excluded: `name`, `birth` and `person` stand for what the regulator's list says too.
 * `person` is one name with one birth date, `name` a name that is written nearly alike.
 */
export const lookAlikeSigns = ['device', 'network', 'phone', 'id', 'person', 'name', 'birth', 'payee'] as const
export type LookAlikeSign = (typeof lookAlikeSigns)[number]

export const lookAlike = v.object({
  id: v.string(),
  uid: v.string(),
  /** Empty where the other is a person on the regulator's list. */
  excluded_uid: v.string(),
  signs: v.array(v.picklist(lookAlikeSigns)),
  status: v.picklist(lookAlikeStatuses),
  found_at: seconds,
  decided_by: v.string(),
  decided_at: seconds,
  reason: v.string(),
  /** That the two are not the same person, where somebody has proposed it and nobody has decided yet. */
  release: v.nullable(v.object({ id: v.string(), reason: v.string(), ...proposalEntries })),
})

/** What the desk sees of one of the two. What is not known is empty. */
const side = v.object({
  uid: v.string(),
  username: v.string(),
  phone: v.string(),
  name: v.string(),
  birthday: v.string(),
  kyc_status: v.number(),
  balance: pesos,
  created_at: seconds,
  closed_until: seconds,
  /** The regulator's own reference, of a person on its list. */
  reference: v.string(),
})

export const lookAlikePair = v.object({ ...lookAlike.entries, account: side, excluded: side })
