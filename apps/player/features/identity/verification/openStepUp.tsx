import { openModal, whenSteppedBack } from '@saya/ui/modal'
import { StepUpSheet } from './StepUpSheet.tsx'

/** Asks the person to prove that it is them, and says whether they did. */
export async function openStepUp({ isByCode = false }: { readonly isByCode?: boolean }): Promise<boolean> {
  const { closed } = openModal<boolean>(close => <StepUpSheet isByCode={isByCode} onConfirmed={() => close(true)} />, {
    look: 'sheet',
  })
  const isConfirmed = await closed
  await whenSteppedBack()
  return isConfirmed === true
}
