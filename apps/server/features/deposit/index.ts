export { askAboutBreak, type BreakWord } from './askAboutBreak.ts'
export { askDue } from './askDue.ts'
export { type BreakAct, breakStates, nextBreakState } from './break.rules.ts'
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
} from './break.store.ts'
export { creditAgreed } from './creditAgreed.ts'
export { creditBreak, creditBreakJob, creditBreakTask } from './creditBreak.ts'
export { callAgain, endBreak, endIncident } from './endBreak.ts'
export { isCreditedToDeposit, letGoOfBreak, takeForBreak } from './takeForBreak.ts'
export { countCreditedBreaksByDay, countDepositsByDay, countDepositTimes } from './figures.store.ts'
export { hasPendingDeposit } from './deposit.store.ts'
export type { DepositDeps } from './deps.ts'
export { findForDesk, listForDesk } from './desk.ts'
export type { DeskDeposit } from './desk.store.ts'
export { exportOwn } from './exportOwn.ts'
export { hearEvent } from './hearEvent.ts'
export { findHolder } from './payment.store.ts'
export { endFits } from './keptFits.ts'
export { listListedUntil } from './listing.store.ts'
export { readListings, readListingsHourly } from './readListings.ts'
export { keepDay, tellOpen } from './keepDay.ts'
export { listDaysToCompare } from './listDaysToCompare.ts'
export { reconcileDay } from './reconcileDay.ts'
export { reconcileNightly } from './reconcileNightly.ts'
export { addNote, listNotes } from './mismatchNote.store.ts'
export { type Day, type Direction, findHolders, listMismatches, listReports, sumStray } from './report.store.ts'
export { depositRoutes } from './routes.ts'
export { settle } from './settle.ts'
export { settleListed } from './settleListed.ts'
export { takeEvents } from './takeEvents.ts'
export { wayBack } from './wayBack.ts'
export { groundOfBonuses, groundOfDeposits } from './ground.store.ts'
