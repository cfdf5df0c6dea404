import { proveDays, turnDays } from '../features/box/index.ts'
import { type DepositDeps, reconcileNightly } from '../features/deposit/index.ts'
import { findMarkers } from '../features/harm/index.ts'
import { type ExclusionListDeps, holdAgainstList } from '../features/exclusionList/index.ts'
import { countSigns } from '../features/lookAlike/index.ts'
import { payDays, recountLosses } from '../features/promotion/index.ts'
import { recountSettled, settleRankings } from '../features/ranking/index.ts'
import { findRings } from '../features/ring/index.ts'
import { compareNightly, type RoundCheckDeps } from '../features/roundCheck/index.ts'
import { proveNightly as proveActsNightly, type Signing } from '../features/staff/index.ts'
import { endRoundsNightly, type Ground, type Ledger, proveNightly } from '../features/wallet/index.ts'
import { reconcilePayoutsNightly, type WithdrawalDeps } from '../features/withdrawal/index.ts'
import { composeCleanUps } from './composeCleanUps.ts'
import type { DayWork } from '../platform/dayWork/index.ts'
import type { ObjectStore } from '../platform/objects/index.ts'
import type { Random } from '../platform/random.ts'

interface DayWorkDeps extends ExclusionListDeps, DepositDeps, WithdrawalDeps, RoundCheckDeps {
  readonly objects: ObjectStore
  readonly random: Random
  /** What ledger and record of staff are signed with, and where. */
  readonly signing: Signing
  /** Through which rounds are ended that their providers never end. */
  readonly ledger: Pick<Ledger, 'apply'>
  /** What must stand behind postings beside the ledger. */
  readonly grounds: readonly Ground[]
}

/** What the worker does once for each day that has ended. Each says itself from when. */
export function composeDayWorks(deps: DayWorkDeps): readonly DayWork[] {
  return [
    reconcileNightly(deps),
    reconcilePayoutsNightly(deps),
    compareNightly(deps),
    turnDays(deps),
    proveDays(deps),
    payDays(deps),
    settleRankings(deps),
    recountSettled(deps),
    recountLosses(deps),
    findMarkers({ ...deps, signsOf: uids => deps.db.app(tx => countSigns(tx, uids)) }),
    holdAgainstList(deps),
    findRings(deps),
    endRoundsNightly(deps),
    ...composeCleanUps(deps),
    proveActsNightly(deps),
    proveNightly({ ...deps, ...deps.signing }),
  ]
}
