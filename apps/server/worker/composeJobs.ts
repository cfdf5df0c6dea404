import { endGames } from './endGames.ts'
import { creditBreakTask, type DepositDeps, hearEvent, reconcileNightly } from '../features/deposit/index.ts'
import { cleanUp, returnText, takeText, tellOwner } from '../features/identity/index.ts'
import { cleanUpPhotos, type KycPorts, remind } from '../features/kyc/index.ts'
import { compareNightly, type RoundCheckDeps, tellSeen } from '../features/roundCheck/index.ts'
import { proveNightly, type Signing } from '../features/staff/index.ts'
import { pay, reconcilePayoutsNightly, type WithdrawalDeps } from '../features/withdrawal/index.ts'
import type { AppTx } from '../platform/db/database.ts'
import { cleanUpMoneyCalls } from '../platform/http/idempotency/cleanUpMoneyCalls.ts'
import type { Nightly, Task } from '../platform/jobs/index.ts'
import type { MailSender } from '../platform/mail/mailSender.ts'
import type { ObjectStore } from '../platform/objects/index.ts'
import type { SmsSender } from '../platform/sms/smsSender.ts'

interface Composition {
  readonly tasks: readonly Task[]
  readonly nightly: readonly Nightly[]
}

interface JobDeps extends DepositDeps, WithdrawalDeps, RoundCheckDeps {
  readonly sms: SmsSender
  readonly mail: MailSender
  readonly smsPerDay: number
  readonly objects: ObjectStore
  /** What the record of staff is signed with, and where. */
  readonly signing?: Signing | undefined
  readonly ports: Pick<KycPorts, 'phoneOf' | 'emailOf'>
}

/** Puts the worker role together: what every noun does by itself. */
export function composeJobs(deps: JobDeps): Composition {
  const cleanUpIdentity = cleanUp(deps)
  const cleanUpMoney = cleanUpMoneyCalls(deps)
  const cleanUpKyc = cleanUpPhotos(deps)
  const proveStaff = proveNightly(deps)
  const compareGateways = reconcileNightly(deps)
  const comparePayouts = reconcilePayoutsNightly(deps)
  const compareProviders = compareNightly(deps)
  const take = (tx: AppTx, nowMs: number) => takeText(tx, deps, nowMs)
  const texts = { take, giveBack: returnText }
  return {
    tasks: [
      cleanUpIdentity,
      cleanUpMoney,
      cleanUpKyc,
      proveStaff,
      tellOwner(deps),
      endGames(deps),
      hearEvent(deps),
      pay(deps),
      creditBreakTask(deps),
      compareGateways,
      comparePayouts,
      compareProviders,
      tellSeen(deps),
      remind({ ...deps, ...deps.ports, texts }),
    ],
    nightly: [
      { task: compareGateways, atManila: '01:00' },
      { task: comparePayouts, atManila: '01:05' },
      { task: compareProviders, atManila: '01:15' },
      { task: cleanUpIdentity, atManila: '03:30' },
      { task: cleanUpMoney, atManila: '03:40' },
      { task: cleanUpKyc, atManila: '03:50' },
      { task: proveStaff, atManila: '04:00' },
    ],
  }
}
