import type { CallsOf } from './calls.ts'
import type { Operation } from './operation.ts'
import * as ad from './ad/index.ts'
import * as adjustment from './adjustment/index.ts'
import * as agency from './agency/index.ts'
import * as approvalDesk from './approvalDesk/index.ts'
import * as box from './box/index.ts'
import * as cashier from './cashier/index.ts'
import * as creditReturn from './creditReturn/index.ts'
import * as dossier from './dossier/index.ts'
import * as exclusion from './exclusion/index.ts'
import * as exclusionList from './exclusionList/index.ts'
import * as feedback from './feedback/index.ts'
import * as figure from './figure/index.ts'
import * as goods from './goods/index.ts'
import * as harmDesk from './harmDesk/index.ts'
import * as integrity from './integrity/index.ts'
import * as invite from './invite/index.ts'
import * as lookAlike from './lookAlike/index.ts'
import * as maintenance from './maintenance/index.ts'
import * as numberClaim from './numberClaim/index.ts'
import * as playRelease from './playRelease/index.ts'
import * as rebateCap from './rebateCap/index.ts'
import * as reconciliation from './reconciliation/index.ts'
import * as redemption from './redemption/index.ts'
import * as release from './release/index.ts'
import * as popup from './popup/index.ts'
import * as rewardDesk from './rewardDesk/index.ts'
import * as promotion from './promotion/index.ts'
import * as ranking from './ranking/index.ts'
import * as ring from './ring/index.ts'
import * as roundCheck from './roundCheck/index.ts'
import * as review from './review/index.ts'
import * as setting from './setting/index.ts'
import * as task from './task/index.ts'
import * as taskDesk from './taskDesk/index.ts'
import * as staff from './staff/index.ts'
import * as withdrawal from './withdrawal/index.ts'
import * as vipDesk from './vipDesk/index.ts'
import * as voucher from './voucher/index.ts'
import * as welfare from './welfare/index.ts'

/**
 * Every call of the back office. They stand apart from those of the product: behind a prefix of their own, with a token
 * of their own, and in none of its documents.
 */
export const officeContract = {
  ad: ad.deskOperations,
  adjustment: adjustment.operations,
  agency: agency.deskOperations,
  approvalDesk: approvalDesk.operations,
  box: box.deskOperations,
  cashier: cashier.operations,
  creditReturn: creditReturn.operations,
  dossier: dossier.operations,
  exclusion: exclusion.deskOperations,
  exclusionList: exclusionList.operations,
  feedback: feedback.deskOperations,
  figure: figure.operations,
  goods: goods.deskOperations,
  harmDesk: harmDesk.operations,
  integrity: integrity.operations,
  invite: invite.deskOperations,
  lookAlike: lookAlike.operations,
  maintenance: maintenance.deskOperations,
  numberClaim: numberClaim.deskOperations,
  playRelease: playRelease.operations,
  rebateCap: rebateCap.operations,
  reconciliation: reconciliation.operations,
  redemption: redemption.deskOperations,
  release: release.operations,
  popup: popup.deskOperations,
  promotion: promotion.deskOperations,
  ranking: ranking.deskOperations,
  review: review.operations,
  rewardDesk: rewardDesk.operations,
  ring: ring.operations,
  roundCheck: roundCheck.operations,
  setting: setting.operations,
  staff: staff.operations,
  task: task.deskOperations,
  taskDesk: taskDesk.operations,
  vipDesk: vipDesk.operations,
  withdrawal: withdrawal.deskOperations,
  voucher: voucher.deskOperations,
  welfare: welfare.deskOperations,
} satisfies Record<string, Record<string, Operation>>

type OfficeContract = typeof officeContract
export type OfficeCalls = CallsOf<OfficeContract>
export type OfficeCallKey = keyof OfficeCalls

/** In which header an operator's token travels. */
export const officeTokenHeader = 'office-token'
