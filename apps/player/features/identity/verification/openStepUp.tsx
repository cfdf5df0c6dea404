import { openModal, whenSteppedBack } from '@saya/ui/modal'
import { StepUpSheet } from './StepUpSheet.tsx'

/** Asks the person to prove that it is them, and says whether they did. */
export async function openStepUp({
  isByCode = false,
  isByPasskey = false,
}: {
  readonly isByCode?: boolean
  readonly isByPasskey?: boolean
}): Promise<boolean> {
  const { closed } = openModal<boolean>(
    close => <StepUpSheet isByCode={isByCode} isByPasskey={isByPasskey} onConfirmed={() => close(true)} />,
    {
      look: 'sheet',
    },
  )
  const isConfirmed = await closed
  await whenSteppedBack()
  return isConfirmed === true
}
