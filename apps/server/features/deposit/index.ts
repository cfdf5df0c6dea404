export { askAboutBreak, type BreakWord } from './break/askAboutBreak.ts'
export { askDue } from './event/askDue.ts'
export { type BreakAct, breakStates, nextBreakState } from './break/break.rules.ts'
export {
  type BreakFilter,
  type BreakName,
  type BreakRow,
  breakSorting,
  countBreaks,
  findBreak,
  listBreaks,
  lockBreak,
  setBreak,
  sumSuspense,
} from './break/break.store.ts'
export { creditAgreed } from './event/creditAgreed.ts'
export { creditBreak, creditBreakJob, creditBreakTask } from './break/creditBreak.ts'
export { callAgain, endBreak, endIncident } from './break/endBreak.ts'
export { isCreditedToDeposit, letGoOfBreak, takeForBreak } from './break/takeForBreak.ts'
export { countCreditedBreaksByDay, countDepositsByDay, countDepositTimes } from './figures.store.ts'
export { findDeposit, hasPendingDeposit } from './deposit.store.ts'
export type { DepositDeps } from './deps.ts'
export { findForDesk, listForDesk } from './desk.ts'
export { type DeskDeposit, listDepositors } from './desk.store.ts'
export { exportOwn } from './exportOwn.ts'
export { hearEvent } from './event/hearEvent.ts'
export { findHolder } from './event/payment.store.ts'
export { endFits } from './reconciliation/keptFits.ts'
export { listListedUntil } from './reconciliation/listing.store.ts'
export { readListings, readListingsHourly } from './reconciliation/readListings.ts'
export { keepDay, tellOpen } from './reconciliation/keepDay.ts'
export { listDaysToCompare } from './reconciliation/listDaysToCompare.ts'
export { reconcileDay } from './reconciliation/reconcileDay.ts'
export { reconcileNightly } from './reconciliation/reconcileNightly.ts'
export { addNote, listNotes } from './reconciliation/mismatchNote.store.ts'
export {
  type Day,
  type Direction,
  findHolders,
  listMismatches,
  listReports,
  sumStray,
} from './reconciliation/report.store.ts'
export { leavePages } from './leavePages.ts'
export { depositRoutes } from './routes.ts'
export { settle } from './event/settle.ts'
export { settleListed } from './reconciliation/settleListed.ts'
export { takeEvents } from './event/takeEvents.ts'
export { wayBack } from './wayBack.ts'
export { groundOfBonuses, groundOfDeposits } from './ground.store.ts'
