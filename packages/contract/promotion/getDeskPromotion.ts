import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { pesos } from '../money.ts'
import { operation } from '../operation.ts'
import { proposalEntries } from '../proposal.ts'
import { pick } from '../refusal.ts'
import { deskPromotion } from './listDeskPromotions.ts'
import { offer, promotionId, shownDryRun, shownGuard, shownKind } from './promotion.ts'

export const shownVersion = v.object({
  number: v.number(),
  is_live: v.boolean(),
  reason: v.string(),
  brake: pesos,
  dry_run: shownDryRun,
  ...proposalEntries,
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
