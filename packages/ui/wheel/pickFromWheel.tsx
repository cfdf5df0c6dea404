import { useState } from 'react'
import { openModal } from '../modal/modalStore.ts'
import { PickerSheet, type PickerTexts } from './PickerSheet.tsx'
import { Wheel, type WheelOption } from './Wheel.tsx'
import { WheelRack } from './WheelRack.tsx'

interface WheelPickerProps {
  texts: PickerTexts
  options: readonly WheelOption[]
  value?: string | undefined
}

/** Opens the wheel; answers what was confirmed, or nothing when it was left. */
export function pickFromWheel(props: WheelPickerProps): Promise<string | undefined> {
  return openModal<string>(close => <WheelPicker {...props} onDone={close} />, { look: 'sheet' }).closed
}

function WheelPicker({ texts, options, value, onDone }: WheelPickerProps & { onDone: (value?: string) => void }) {
  const [chosen, setChosen] = useState(value ?? options[0]?.value ?? '')
  return (
    <PickerSheet texts={texts} onCancel={() => onDone()} onConfirm={() => onDone(chosen)}>
      <WheelRack>
        <Wheel label={texts.title} options={options} value={chosen} onValue={setChosen} />
      </WheelRack>
    </PickerSheet>
  )
}
