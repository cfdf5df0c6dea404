import { PickList, type RadioOption } from '@saya/ui/choice'
import { openModal, Sheet } from '@saya/ui/modal'

interface Choice {
  readonly title: string
  readonly closeLabel: string
  readonly options: readonly RadioOption[]
  readonly value: string
}

/** Asks for one of several. Choosing is deciding; there is nothing to confirm. */
export function askForChoice(choice: Choice): Promise<string | undefined> {
  return openModal<string>(close => <ChoiceSheet {...choice} onChoice={close} />, { look: 'sheet' }).closed
}

function ChoiceSheet({ title, closeLabel, options, value, onChoice }: Choice & { onChoice: (value: string) => void }) {
  return (
    <Sheet title={title} closeLabel={closeLabel}>
      <PickList name="choice" label={title} options={options} value={value} onPick={onChoice} />
    </Sheet>
  )
}
