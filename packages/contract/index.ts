import * as ad from './ad/index.ts'
import * as agency from './agency/index.ts'
import * as bet from './bet/index.ts'
import * as box from './box/index.ts'
import * as channel from './channel/index.ts'
import * as coupon from './coupon/index.ts'
import * as dailyWin from './dailyWin/index.ts'
import * as deposit from './deposit/index.ts'
import * as due from './due/index.ts'
import * as exclusion from './exclusion/index.ts'
import * as favourite from './favourite/index.ts'
import * as feedback from './feedback/index.ts'
import * as filcoin from './filcoin/index.ts'
import * as game from './game/index.ts'
import * as gate from './gate/index.ts'
import * as goods from './goods/index.ts'
import * as home from './home/index.ts'
import * as identity from './identity/index.ts'
import * as invite from './invite/index.ts'
import * as kyc from './kyc/index.ts'
import * as legal from './legal/index.ts'
import * as limit from './limit/index.ts'
import * as maintenance from './maintenance/index.ts'
import * as member from './member/index.ts'
import * as message from './message/index.ts'
import * as numberClaim from './numberClaim/index.ts'
import * as ownFigure from './ownFigure/index.ts'
import * as payee from './payee/index.ts'
import * as popup from './popup/index.ts'
import * as privacy from './privacy/index.ts'
import * as promotion from './promotion/index.ts'
import * as push from './push/index.ts'
import * as ranking from './ranking/index.ts'
import * as realityCheck from './realityCheck/index.ts'
import * as redemption from './redemption/index.ts'
import * as reward from './reward/index.ts'
import * as statement from './statement/index.ts'
import * as task from './task/index.ts'
import * as transaction from './transaction/index.ts'
import * as vip from './vip/index.ts'
import * as voucher from './voucher/index.ts'
import * as wallet from './wallet/index.ts'
import * as withdrawal from './withdrawal/index.ts'
import type { CallsOf } from './calls.ts'
import type { Operation } from './operation.ts'

/** Every noun and its operations. This list and the server's are the two that a new noun joins. */
export const contract = {
  ad: ad.operations,
  agency: agency.operations,
  bet: bet.operations,
  box: box.operations,
  channel: channel.operations,
  coupon: coupon.operations,
  dailyWin: dailyWin.operations,
  deposit: deposit.operations,
  due: due.operations,
  exclusion: exclusion.operations,
  favourite: favourite.operations,
  feedback: feedback.operations,
  filcoin: filcoin.operations,
  game: game.operations,
  gate: gate.operations,
  goods: goods.operations,
  home: home.operations,
  identity: identity.operations,
  invite: invite.operations,
  kyc: kyc.operations,
  legal: legal.operations,
  limit: limit.operations,
  maintenance: maintenance.operations,
  member: member.operations,
  message: message.operations,
  numberClaim: numberClaim.operations,
  ownFigure: ownFigure.operations,
  payee: payee.operations,
  popup: popup.operations,
  privacy: privacy.operations,
  promotion: promotion.operations,
  push: push.operations,
  ranking: ranking.operations,
  realityCheck: realityCheck.operations,
  redemption: redemption.operations,
  reward: reward.operations,
  statement: statement.operations,
  task: task.operations,
  transaction: transaction.operations,
  vip: vip.operations,
  voucher: voucher.operations,
  wallet: wallet.operations,
  withdrawal: withdrawal.operations,
} satisfies Record<string, Record<string, Operation>>

export type Contract = typeof contract

/** The contract as a type alone: a client that imports only this carries no schema to the phone. */
export type Calls = CallsOf<Contract>

export type CallKey = keyof Calls
export type AnyCall = Calls[CallKey]

export type { Access, Operation } from './operation.ts'
