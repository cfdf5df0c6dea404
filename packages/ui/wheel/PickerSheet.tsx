import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Sheet } from '../modal/Sheet.tsx'

export interface PickerTexts {
  title: string
  cancel: string
  confirm: string
}

interface PickerSheetProps {
  texts: PickerTexts
  onCancel: () => void
  onConfirm: () => void
  children: ReactNode
}

/** The frame of everything chosen on wheels: nothing is taken over until it is confirmed. */
export function PickerSheet({ texts, onCancel, onConfirm, children }: PickerSheetProps) {
  return (
    <Sheet
      title={texts.title}
      actions={
        <>
          <Button look="neutral" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button onClick={onConfirm}>{texts.confirm}</Button>
        </>
      }
    >
      {children}
    </Sheet>
  )
}
