export { adjustmentReasons } from './accounts.ts'
export { type Ledger, openLedger } from './apply.store.ts'
export { listAuditRuns } from './auditRun.store.ts'
export { auditReader } from './audit.reader.ts'
export { type AuditReport, auditAll } from './auditAll.ts'
export { closeWallet } from './closeWallet.ts'
export { type CommandResult, type ProviderRules, type WalletCommand } from './command.ts'
export { listDepositPostings } from './depositPostings.store.ts'
export { everyMinute } from './everyMinute.ts'
export { endRoundsNightly } from './endRounds.ts'
export { everyNight } from './everyNight.ts'
export { exportOwn } from './exportOwn.ts'
export { acceptHeads, checkHeads, hasHeads } from './headsFile.ts'
export { countHistory, type HistoryRow, listHistory } from './history.store.ts'
export {
  type Ground,
  groundOf,
  groundOfProviders,
  groundOfTheRest,
  listMissing,
  listUngrounded,
  listWrongHolds,
  missing,
  ungrounded,
  wrongHolds,
} from './ground.store.ts'
export { houseReader } from './house.reader.ts'
export { ledgerHealth } from './ledgerHealth.ts'
export { measureLedger } from './measureLedger.ts'
export { openMonths } from './month.store.ts'
export { listPayoutPostings } from './payoutPostings.store.ts'
export { lockPesoWallet, setStandingGate, setStandingGates, showSession, type StandingGate } from './own.store.ts'
export { post, type PostResult } from './post.store.ts'
export type { Posting } from './posting.rules.ts'
export { readWallet } from './readWallet.ts'
export { sumWithdrawals } from './withdrawn.store.ts'
export { walletRoutes } from './routes.ts'
export { withdrawable } from './wallet.rules.ts'
export { findPesoWallet, findPurse, mayBet, openWallets } from './wallet.store.ts'
