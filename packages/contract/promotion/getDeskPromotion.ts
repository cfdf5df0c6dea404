import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { pesos, seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { proposalEntries } from '../proposal.ts'
import { pick } from '../refusal.ts'
import { deskPromotion } from './listDeskPromotions.ts'
import { offer, promotionId, shownDryRun, shownGuard, shownKind } from './promotion.ts'

export const shownVersion = v.object({
  number: v.number(),
  /** What was proposed, and is decided: the draft may have changed since. */
  offer,
  is_live: v.boolean(),
  is_stopped: v.boolean(),
  /** From which Manila day on it holds, of one that was approved and waits for that day. */
  from_day: v.nullable(v.string()),
  reason: v.string(),
  brake: pesos,
  dry_run: shownDryRun,
  ...proposalEntries,
})

/** What a promotion for a list came to for each member on it. */
export const shownList = v.object({
  given: v.number(),
  refused: v.number(),
  waiting: v.number(),
  d: v.array(
    v.object({
      uid: v.string(),
      state: v.picklist(['given', 'refused', 'waiting']),
      /** Why it was refused. */
      sentence: v.string(),
      /** By which its decision is found. */
      reference: v.string(),
      at: seconds,
    }),
  ),
})

export const wholePromotion = v.object({
  ...deskPromotion.entries,
  seq: v.number(),
  draft: offer,
  /** The draft beside everything else that is live. */
  guard: shownGuard,
  kinds: v.array(shownKind),
  /** The newest first. */
  versions: v.array(shownVersion),
  days: v.array(v.object({ day: v.string(), claims: v.number(), cost: pesos })),
  refusals: v.array(v.object({ code: v.string(), sentence: v.string(), count: v.number() })),
  /** Nothing where the version that holds is not for a list. */
  list: v.nullable(shownList),
})

export const getDeskPromotion = operation({
  method: 'GET',
  path: '/office/api/promotion/detail',
  access: 'staff',
  permission: 'promotion.list',
  isPassive: true,
  summary: 'One promotion: its draft with the margin of each game, its versions and its figures',
  query: v.object({ id: promotionId }),
  answer: wholePromotion,
  refusals: pick(generalErrors, 'not_found'),
})
