import { useEffect, useEffectEvent } from 'react'
import { submitSoon } from './submitSoon.ts'

/** A whole code is sent by itself, a moment after its last digit. */
export function useAutoSubmit(code: string, submit: () => void): void {
  const send = useEffectEvent(submit)
  useEffect(() => submitSoon(code, send), [code])
}
