import { createContext } from 'react'

interface ModalTies {
  titleId: string
  close: () => void
  /** What refuses to close beside it cannot be dragged away either. */
  draggable: boolean
}

export const ModalContext = createContext<ModalTies>({ titleId: '', close: () => {}, draggable: false })
