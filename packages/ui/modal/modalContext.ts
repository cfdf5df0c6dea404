import { createContext } from 'react'

interface ModalTies {
  titleId: string
  close: () => void
  /** What refuses to close beside it cannot be dragged away either. */
  draggable: boolean
  /** Takes the phone's back button one step back inside, where there is one, before it closes the whole. */
  onBack: (step: (() => void) | undefined) => void
}

export const ModalContext = createContext<ModalTies>({
  titleId: '',
  close: () => {},
  draggable: false,
  onBack: () => {},
})
