import { type Contract, contract } from '@saya/contract'
import { officeContract } from '@saya/contract/office.ts'
import type { FastifyInstance } from 'fastify'
import type { ApiOptions } from './apiOptions.ts'
import { adDeskRoutes, adRoutes } from './features/ad/index.ts'
import { adjustmentRoutes } from './features/adjustment/index.ts'
import { agencyDeskRoutes, agencyRoutes } from './features/agency/index.ts'
import { approvalDeskRoutes } from './features/approvalDesk/index.ts'
import { betRoutes } from './features/bet/index.ts'
import { boxDeskRoutes, boxRoutes } from './features/box/index.ts'
import { cashierRoutes } from './features/cashier/index.ts'
import { channelRoutes } from './features/channel/index.ts'
import { couponRoutes } from './features/coupon/index.ts'
import { creditReturnRoutes } from './features/creditReturn/index.ts'
import { dailyWinRoutes } from './features/dailyWin/index.ts'
import { depositRoutes, takeEvents, wayBack } from './features/deposit/index.ts'
import { dossierRoutes } from './features/dossier/index.ts'
import { dueRoutes } from './features/due/index.ts'
import { exclusionDeskRoutes, exclusionRoutes } from './features/exclusion/index.ts'
import { exclusionListRoutes } from './features/exclusionList/index.ts'
import { favouriteRoutes } from './features/favourite/index.ts'
import { feedbackDeskRoutes, feedbackRoutes } from './features/feedback/index.ts'
import { figureRoutes } from './features/figure/index.ts'
import { filcoinRoutes } from './features/filcoin/index.ts'
import { gameRoutes } from './features/game/index.ts'
import { gateRoutes } from './features/gate/index.ts'
import { goodsDeskRoutes, goodsRoutes } from './features/goods/index.ts'
import { harmDeskRoutes } from './features/harmDesk/index.ts'
import { homeRoutes } from './features/home/index.ts'
import { identityRoutes } from './features/identity/index.ts'
import { integrityRoutes } from './features/integrity/index.ts'
import { inviteDeskRoutes, inviteRoutes } from './features/invite/index.ts'
import { kycRoutes, receiveReadingEvents, servePhotos } from './features/kyc/index.ts'
import { legalRoutes } from './features/legal/index.ts'
import { limitRoutes } from './features/limit/index.ts'
import { lookAlikeRoutes } from './features/lookAlike/index.ts'
import { maintenanceDeskRoutes, maintenanceRoutes } from './features/maintenance/index.ts'
import { memberRoutes } from './features/member/index.ts'
import { messageRoutes } from './features/message/index.ts'
import { numberClaimDeskRoutes, numberClaimRoutes } from './features/numberClaim/index.ts'
import { ownFigureRoutes } from './features/ownFigure/index.ts'
import { payeeRoutes } from './features/payee/index.ts'
import { playReleaseRoutes } from './features/playRelease/index.ts'
import { popupDeskRoutes, popupRoutes, servePictures } from './features/popup/index.ts'
import { privacyRoutes } from './features/privacy/index.ts'
import { promotionDeskRoutes, promotionRoutes } from './features/promotion/index.ts'
import { pushRoutes } from './features/push/index.ts'
import { rankingDeskRoutes, rankingRoutes } from './features/ranking/index.ts'
import { rebateCapRoutes } from './features/rebateCap/index.ts'
import { reconciliationRoutes } from './features/reconciliation/index.ts'
import { realityCheckRoutes } from './features/realityCheck/index.ts'
import { redemptionDeskRoutes, redemptionRoutes } from './features/redemption/index.ts'
import { releaseRoutes } from './features/release/index.ts'
import { rewardRoutes } from './features/reward/index.ts'
import { rewardDeskRoutes } from './features/rewardDesk/index.ts'
import { reviewRoutes } from './features/review/index.ts'
import { ringRoutes } from './features/ring/index.ts'
import { roundCheckRoutes } from './features/roundCheck/index.ts'
import { settingRoutes } from './features/setting/index.ts'
import { staffRoutes } from './features/staff/index.ts'
import { serveStatements, statementRoutes } from './features/statement/index.ts'
import { taskListRoutes, taskRoutes } from './features/task/index.ts'
import { transactionRoutes } from './features/transaction/index.ts'
import { taskDeskRoutes } from './features/taskDesk/index.ts'
import { vipRoutes } from './features/vip/index.ts'
import { vipDeskRoutes } from './features/vipDesk/index.ts'
import { voucherDeskRoutes, voucherRoutes } from './features/voucher/index.ts'
import { walletRoutes } from './features/wallet/index.ts'
import { welfareDeskRoutes } from './features/welfare/index.ts'
import { takePayoutEvents, withdrawalDeskRoutes, withdrawalRoutes } from './features/withdrawal/index.ts'
import type { Handlers } from './platform/http/request/call.ts'
import type { Door } from './platform/http/openDoor.ts'
import { idCheckReturn } from './platform/idCheck/idCheckReturn.ts'
import type { NounPorts } from './ports/nounPorts.ts'

/** What the nouns answer with: each takes of it what it needs. */
export interface NounDeps extends ApiOptions, NounPorts {}

type OfficeContract = typeof officeContract
type Routes<N> = (deps: NounDeps) => Handlers<N>

/** What a noun opens: its calls of the product, those of the office, and what is no call and stands beside them. */
export type Nouns = {
  readonly [N in keyof Contract | keyof OfficeContract]: (N extends keyof Contract
    ? { readonly player: Routes<Contract[N]> }
    : unknown) &
    (N extends keyof OfficeContract ? { readonly office: Routes<OfficeContract[N]> } : unknown) & {
      readonly beside?: readonly ((app: FastifyInstance, deps: NounDeps) => void)[]
    }
}

/** Every noun and what it opens. One that the contract has and this list has not does not compile. */
export const nouns = {
  ad: { player: adRoutes, office: adDeskRoutes },
  adjustment: { office: adjustmentRoutes },
  agency: { player: agencyRoutes, office: agencyDeskRoutes },
  approvalDesk: { office: approvalDeskRoutes },
  bet: { player: betRoutes },
  box: { player: boxRoutes, office: boxDeskRoutes },
  cashier: { office: cashierRoutes },
  channel: { player: channelRoutes },
  coupon: { player: couponRoutes },
  creditReturn: { office: creditReturnRoutes },
  dailyWin: { player: dailyWinRoutes },
  deposit: { player: depositRoutes, beside: [takeEvents, wayBack] },
  dossier: { office: dossierRoutes },
  due: { player: dueRoutes },
  exclusion: { player: exclusionRoutes, office: exclusionDeskRoutes },
  exclusionList: { office: exclusionListRoutes },
  favourite: { player: favouriteRoutes },
  feedback: { player: feedbackRoutes, office: feedbackDeskRoutes },
  figure: { office: figureRoutes },
  filcoin: { player: filcoinRoutes },
  game: { player: gameRoutes },
  gate: { player: gateRoutes },
  goods: { player: goodsRoutes, office: goodsDeskRoutes },
  harmDesk: { office: harmDeskRoutes },
  home: { player: homeRoutes },
  identity: { player: identityRoutes },
  integrity: { office: integrityRoutes },
  invite: { player: inviteRoutes, office: inviteDeskRoutes },
  kyc: { player: kycRoutes, beside: [servePhotos, idCheckReturn, receiveReadingEvents] },
  legal: { player: legalRoutes },
  limit: { player: limitRoutes },
  lookAlike: { office: lookAlikeRoutes },
  maintenance: { player: maintenanceRoutes, office: maintenanceDeskRoutes },
  member: { player: memberRoutes },
  message: { player: messageRoutes },
  numberClaim: { player: numberClaimRoutes, office: numberClaimDeskRoutes },
  ownFigure: { player: ownFigureRoutes },
  payee: { player: payeeRoutes },
  playRelease: { office: playReleaseRoutes },
  popup: { player: popupRoutes, office: popupDeskRoutes, beside: [servePictures] },
  privacy: { player: privacyRoutes },
  promotion: { player: promotionRoutes, office: promotionDeskRoutes },
  push: { player: pushRoutes },
  ranking: { player: rankingRoutes, office: rankingDeskRoutes },
  realityCheck: { player: realityCheckRoutes },
  rebateCap: { office: rebateCapRoutes },
  reconciliation: { office: reconciliationRoutes },
  redemption: { player: redemptionRoutes, office: redemptionDeskRoutes },
  release: { office: releaseRoutes },
  review: { office: reviewRoutes },
  reward: { player: rewardRoutes },
  rewardDesk: { office: rewardDeskRoutes },
  ring: { office: ringRoutes },
  roundCheck: { office: roundCheckRoutes },
  setting: { office: settingRoutes },
  staff: { office: staffRoutes },
  statement: { player: statementRoutes, beside: [serveStatements] },
  task: { player: taskRoutes, office: taskListRoutes },
  taskDesk: { office: taskDeskRoutes },
  transaction: { player: transactionRoutes },
  vip: { player: vipRoutes },
  vipDesk: { office: vipDeskRoutes },
  voucher: { player: voucherRoutes, office: voucherDeskRoutes },
  wallet: { player: walletRoutes },
  welfare: { office: welfareDeskRoutes },
  withdrawal: { player: withdrawalRoutes, office: withdrawalDeskRoutes, beside: [takePayoutEvents] },
} satisfies Nouns

/** Opens every noun. */
export function openNouns(app: FastifyInstance, door: Door, deps: NounDeps): void {
  for (const noun of namesOf(contract)) door.open(contract[noun], nouns[noun].player(deps))
  for (const noun of namesOf(officeContract)) door.open(officeContract[noun], nouns[noun].office(deps))
  for (const { beside = [] } of Object.values<Nouns[keyof Nouns]>(nouns)) for (const open of beside) open(app, deps)
}

function namesOf<N extends object>(nouns: N): (keyof N)[] {
  return Object.keys(nouns) as (keyof N)[]
}
