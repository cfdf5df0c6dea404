import { openModal } from '@saya/ui/modal'
import { type BalanceOutcome, BalanceSheet } from './BalanceSheet.tsx'

/** Slides the balance up, and says what was pressed there. */
export function openBalance(): Promise<BalanceOutcome | undefined> {
  return openModal<BalanceOutcome>(close => <BalanceSheet onOutcome={close} />, { look: 'sheet' }).closed
}
