import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { pesos, seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { friendStates } from './invite.ts'

/** Whether the account is closed. */
const isClosed = v.boolean()

export const treeNode = v.object({
  uid: v.string(),
  name: v.string(),
  is_closed: isClosed,
  parent: v.string(),
  /** How far below the member who was asked for: 1 is a friend, 2 a friend of a friend. */
  depth: v.number(),
  joined_at: seconds,
  /** Empty for a member's own link; of an agent's link its channel. */
  channel: v.string(),
  /** Empty where an agent's link brought them, which gives nothing. */
  state: v.picklist(['', ...friendStates]),
  held: v.string(),
  parent_code: v.string(),
  friend_code: v.string(),
  /** What both were given for them, or will be by itself, less what was taken back of it. */
  cost: pesos,
  /** What both may yet be given for them, which a person has to look at first. */
  held_cost: pesos,
})

export const getTree = operation({
  method: 'GET',
  path: '/office/api/invite/tree',
  access: 'staff',
  permission: 'invite.read',
  isPassive: true,
  summary: 'Whom a member has brought, whom those have, and who brought the member',
  query: v.object({ uid: v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/)) }),
  answer: v.object({
    uid: v.string(),
    name: v.string(),
    is_closed: isClosed,
    /** From who brought the member up to the first. */
    above: v.array(v.object({ uid: v.string(), name: v.string(), is_closed: isClosed })),
    nodes: v.array(treeNode),
    /** There are more than are shown. */
    is_cut: v.boolean(),
  }),
  refusals: pick(generalErrors, 'not_found'),
})
