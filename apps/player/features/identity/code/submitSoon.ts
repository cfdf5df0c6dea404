import { codeLimits } from '@saya/contract/limits'
import { findCodeFault } from '../signInForm.ts'

/** Sends a whole code by itself, a moment after its last digit; the answer calls it off. A part of one is not sent. */
export function submitSoon(code: string, submit: () => void): () => void {
  if (findCodeFault(code)) return () => {}
  const timer = setTimeout(submit, codeLimits.submitDebounceMs)
  return () => clearTimeout(timer)
}
