import type { contract } from '@saya/contract'
import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import { claimPromotion } from './claimPromotion.ts'
import type { PromotionDeps, PromotionDeskDeps } from './deps.ts'
import { changePromotion } from './desk/changePromotion.ts'
import { createPromotion } from './desk/createPromotion.ts'
import { decidePromotion } from './desk/decidePromotion.ts'
import { dryRunPromotion } from './desk/dryRunPromotion.ts'
import { findDecision } from './desk/findDecision.ts'
import { getDeskPromotion } from './desk/getDeskPromotion.ts'
import { listDecisions } from './desk/listDecisions.ts'
import { listDeskPromotions } from './desk/listDeskPromotions.ts'
import { listRebateRuns } from './desk/listRebateRuns.ts'
import { proposePromotion } from './desk/proposePromotion.ts'
import { stopPromotion } from './desk/stopPromotion.ts'
import { getPromotion } from './getPromotion.ts'
import { listPromotions } from './listPromotions.ts'
import { claimRebate } from './rebate/claimRebate.ts'
import { getLossRebate } from './rebate/getLossRebate.ts'
import { getRebate } from './rebate/getRebate.ts'
import { listLossRounds } from './rebate/listLossRounds.ts'

export function promotionRoutes(deps: PromotionDeps): Handlers<typeof contract.promotion> {
  return {
    claimPromotion: claimPromotion(deps),
    claimRebate: claimRebate(deps),
    getLossRebate: getLossRebate(deps),
    getPromotion: getPromotion(deps),
    getRebate: getRebate(deps),
    listLossRounds: listLossRounds(deps),
    listPromotions: listPromotions(deps),
  }
}

export function promotionDeskRoutes(deps: PromotionDeskDeps): Handlers<typeof officeContract.promotion> {
  return {
    changePromotion: changePromotion(deps),
    createPromotion: createPromotion(deps),
    decidePromotion: decidePromotion(deps),
    dryRunPromotion: dryRunPromotion(deps),
    findDecision: findDecision(deps),
    getDeskPromotion: getDeskPromotion(deps),
    listDecisions: listDecisions(deps),
    listDeskPromotions: listDeskPromotions(deps),
    listRebateRuns: listRebateRuns(deps),
    proposePromotion: proposePromotion(deps),
    stopPromotion: stopPromotion(deps),
  }
}
