import { createContext } from 'react'

interface ModalTies {
  titleId: string
  close: () => void
}

export const ModalContext = createContext<ModalTies>({ titleId: '', close: () => {} })
