import { openModal } from '@saya/ui/modal'
import { go } from '../../shared/navigation.ts'
import { askStepUp } from '../identity/index.ts'
import { openAddPayee } from '../payee/index.ts'
import type { Intent, SheetOutcome } from './intent.ts'
import { WithdrawSheet } from './WithdrawSheet.tsx'

/** Slides the withdraw sheet up. Nothing lies over a sheet: it makes way for what is asked meanwhile, and comes back. */
export async function openWithdraw(isAll: boolean): Promise<void> {
  let intent: Intent = { payeeId: undefined, digits: '', isAll, goesOn: false, key: { wish: '', name: '' } }
  for (;;) {
    const begun = intent
    const { closed } = openModal<SheetOutcome>(close => <WithdrawSheet begun={begun} onOutcome={close} />, {
      look: 'sheet',
    })
    const outcome = await closed
    if (!outcome) return
    if ('id' in outcome) return go(`/s-transaction/status?id=${outcome.id}&type=withdraw`)
    if (outcome.next === 'contact') return go('/service')
    intent = await answer(outcome)
  }
}

async function answer({ intent, next }: Extract<SheetOutcome, { intent: Intent }>): Promise<Intent> {
  if (next === 'stepUp') return { ...intent, goesOn: await askStepUp() }
  const added = await openAddPayee()
  return { ...intent, goesOn: false, payeeId: added?.id ?? intent.payeeId }
}
