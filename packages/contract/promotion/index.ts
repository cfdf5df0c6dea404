import { changePromotion } from './changePromotion.ts'
import { claimPromotion } from './claimPromotion.ts'
import { claimRebate } from './claimRebate.ts'
import { createPromotion } from './createPromotion.ts'
import { decidePromotion } from './decidePromotion.ts'
import { dryRunPromotion } from './dryRunPromotion.ts'
import { findDecision } from './findDecision.ts'
import { getDeskPromotion } from './getDeskPromotion.ts'
import { getLossRebate } from './getLossRebate.ts'
import { getPromotion } from './getPromotion.ts'
import { getRebate } from './getRebate.ts'
import { listDecisions } from './listDecisions.ts'
import { listDeskPromotions } from './listDeskPromotions.ts'
import { listLossRounds } from './listLossRounds.ts'
import { listPromotions } from './listPromotions.ts'
import { listRebateRuns } from './listRebateRuns.ts'
import { proposePromotion } from './proposePromotion.ts'
import { stopPromotion } from './stopPromotion.ts'

export const operations = {
  claimPromotion,
  claimRebate,
  getLossRebate,
  getPromotion,
  getRebate,
  listLossRounds,
  listPromotions,
}
export const deskOperations = {
  changePromotion,
  createPromotion,
  decidePromotion,
  dryRunPromotion,
  findDecision,
  getDeskPromotion,
  listDecisions,
  listDeskPromotions,
  listRebateRuns,
  proposePromotion,
  stopPromotion,
}
