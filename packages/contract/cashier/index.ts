import { changeChannel } from './changeChannel.ts'
import { closeBreak } from './closeBreak.ts'
import { decideCredit } from './decideCredit.ts'
import { decideWay } from './decideWay.ts'
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

export const operations = {
  changeChannel,
  closeBreak,
  decideCredit,
  decideWay,
  getDeposit,
  listBreaks,
  listChannels,
  listDeposits,
  listGateways,
  proposeCredit,
  proposeWay,
  recheckDeposit,
  reopenBreak,
  switchGateway,
  switchPayouts,
}
