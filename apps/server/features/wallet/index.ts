export { adjustmentReasons } from './ledger/accounts.ts'
export { type Ledger, openLedger } from './ledger/apply.store.ts'
export { listAuditRuns } from './audit/auditRun.store.ts'
export { auditReader } from './audit/audit.reader.ts'
export type { Finding } from './audit/audit.rules.ts'
export { type AuditReport, auditAll } from './audit/auditAll.ts'
export { sumBonuses } from './bonusTotal.store.ts'
export { isForCredit } from './lot/ground.store.ts'
export { isBonus, returnOf } from './lot/lot.rules.ts'
export { listOpenLots } from './lot/lot.store.ts'
export { closeWallet, mayLeave } from './closeWallet.ts'
export { type CoinRow, countCoinHistory, findCoinBalance, listCoinHistory } from './coin.store.ts'
export { type CommandResult, type ProviderRules, type WalletCommand } from './ledger/command.ts'
export { listDepositPostings } from './post/depositPostings.store.ts'
export { everyMinute } from './everyMinute.ts'
export { endRoundsNightly } from './roundEnd/endRounds.ts'
export { exportOwn } from './exportOwn.ts'
export { acceptHeads, checkHeads, hasHeads } from './heads/headsFile.ts'
export { countHistory, type HistoryRow, listHistory } from './audit/history.store.ts'
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
} from './audit/ground.store.ts'
export { houseReader } from './house/house.reader.ts'
export { ledgerHealth } from './audit/ledgerHealth.ts'
export { measureLedger } from './audit/measureLedger.ts'
export { openMonths } from './month.store.ts'
export { listPayoutPostings } from './post/payoutPostings.store.ts'
export { findBalances, lockPesoWallet, lockPesoWallets, setPlayGates, setTester, showSession } from './own.store.ts'
export { post, type PostResult } from './post/post.store.ts'
export { fingerprintOf } from './ledger/fingerprintOf.ts'
export { type Posting, standardMultiple } from './post/posting.rules.ts'
export { startOf as startOfPeriod } from './ledger/playLimit.rules.ts'
export { listPlayMeters, setPlayMost } from './playLimit/setPlayMost.ts'
export { proveNightly } from './proveNightly.ts'
export { readWallet } from './readWallet.ts'
export { sumWithdrawals } from './withdrawn.store.ts'
export { walletRoutes } from './routes.ts'
export { openTurnover, withdrawable } from './wallet.rules.ts'
export { findPesoWallet, findPurse, isWalletClosed, mayBet, openWallets } from './wallet.store.ts'
