import { endGames } from './endGames.ts'
import { creditBreakTask, type DepositDeps, hearEvent } from '../features/deposit/index.ts'
import { returnText, takeText, tellOwner } from '../features/identity/index.ts'
import { type KycPorts, remind, tellResult } from '../features/kyc/index.ts'
import { findLookAlikes, type LookAlikeDeps } from '../features/lookAlike/index.ts'
import { sendPush } from '../features/push/index.ts'
import { type RoundCheckDeps, tellSeen } from '../features/roundCheck/index.ts'
import { pay, type WithdrawalDeps } from '../features/withdrawal/index.ts'
import type { AppTx } from '../platform/db/database.ts'
import type { Task } from '../platform/jobs/index.ts'
import type { MailSender } from '../platform/mail/mailSender.ts'
import type { PushSender } from '../platform/push/pushSender.ts'
import type { SmsSender } from '../platform/sms/smsSender.ts'

interface JobDeps extends LookAlikeDeps, DepositDeps, WithdrawalDeps, RoundCheckDeps {
  readonly sms: SmsSender
  readonly mail: MailSender
  readonly smsPerDay: number
  readonly pushes: PushSender | null
  readonly ports: Pick<KycPorts, 'phoneOf' | 'emailOf'>
}

/** What the worker does once it was asked to: every kind of job. */
export function composeJobs(deps: JobDeps): readonly Task[] {
  const take = (tx: AppTx, nowMs: number) => takeText(tx, deps, nowMs)
  const reach = { ...deps, ...deps.ports, texts: { take, giveBack: returnText } }
  return [
    tellOwner(deps),
    endGames(deps),
    hearEvent(deps),
    pay(deps),
    creditBreakTask(deps),
    findLookAlikes(deps),
    tellSeen(deps),
    remind(reach),
    tellResult(reach),
    sendPush(deps),
  ]
}
