import { openModal } from '@saya/ui/modal'
import { TermsDialog } from './TermsDialog.tsx'

/** Opens the gate. Nothing but its two buttons leads out of it. */
export function openTerms(onProceed: (hash: string) => Promise<void>): { close(): void } {
  return openModal(() => <TermsDialog onProceed={onProceed} />, {
    look: 'dialog',
    closesOnMask: false,
    closesOnEscape: false,
  })
}
