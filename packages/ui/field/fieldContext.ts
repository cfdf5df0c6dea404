import { createContext, useContext } from 'react'

interface FieldTies {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
}

export const FieldContext = createContext<FieldTies>({})

/** What ties an input to the label and the message of the Field around it. */
export function useField(): FieldTies {
  return useContext(FieldContext)
}
