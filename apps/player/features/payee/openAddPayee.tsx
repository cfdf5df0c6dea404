import { randomId } from '@saya/client/randomId'
import { openModal } from '@saya/ui/modal'
import { fillByChance } from '../../shared/device/chance.ts'
import { askStepUp } from '../identity/index.ts'
import { AddPayeeSheet } from './AddPayeeSheet.tsx'
import type { Addition } from './addition.ts'
import type { Payee } from './usePayees.ts'
import type { AddOutcome } from './addition.ts'

/** Adds a payout account, and says which. Nothing where the person closed the sheet. */
export async function openAddPayee(): Promise<Payee | undefined> {
  let addition: Addition = {
    type: undefined,
    number: '',
    isChecking: false,
    goesOn: false,
    idempotencyKey: randomId(fillByChance),
  }
  for (;;) {
    const begun = addition
    const { closed } = openModal<AddOutcome>(close => <AddPayeeSheet begun={begun} onOutcome={close} />, {
      look: 'sheet',
    })
    const outcome = await closed
    if (!outcome) return undefined
    if ('added' in outcome) return outcome.added
    // Nothing lies over a sheet: it goes, and comes back as it was.
    addition = { ...outcome.addition, goesOn: await askStepUp() }
  }
}
