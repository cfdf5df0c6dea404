import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import { changeChannel } from './changeChannel.ts'
import { closeBreak } from './closeBreak.ts'
import { decideCredit } from './decideCredit.ts'
import { decideWay } from './decideWay.ts'
import type { CashierDeps } from './deps.ts'
import { getDeposit } from './getDeposit.ts'
import { listBreaks } from './listBreaks.ts'
import { listChannels } from './listChannels.ts'
import { listDeposits } from './listDeposits.ts'
import { listGateways } from './listGateways.ts'
import { proposeCredit } from './proposeCredit.ts'
import { proposeWay } from './proposeWay.ts'
import { recheckDeposit } from './recheckDeposit.ts'
import { reopenBreak } from './reopenBreak.ts'
import { switchGateway } from './switchGateway.ts'
import { switchPayouts } from './switchPayouts.ts'

export function cashierRoutes(deps: CashierDeps): Handlers<typeof officeContract.cashier> {
  return {
    changeChannel: changeChannel(deps),
    closeBreak: closeBreak(deps),
    decideCredit: decideCredit(deps),
    decideWay: decideWay(deps),
    getDeposit: getDeposit(deps),
    listBreaks: listBreaks(deps),
    listChannels: listChannels(deps),
    listDeposits: listDeposits(deps),
    listGateways: listGateways(deps),
    proposeCredit: proposeCredit(deps),
    proposeWay: proposeWay(deps),
    recheckDeposit: recheckDeposit(deps),
    reopenBreak: reopenBreak(deps),
    switchGateway: switchGateway(deps),
    switchPayouts: switchPayouts(deps),
  }
}
