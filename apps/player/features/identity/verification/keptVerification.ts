import { useSyncExternalStore } from 'react'
import { verificationKey } from '../../../shared/device/tabKeys.ts'
import { advance, keepable, noVerification, type Verification, type VerificationStep } from './verification.ts'

type Proof = Pick<Verification, 'code' | 'oldPassword'>

/** What proves somebody lives in the page's memory alone, and goes with it. */
let proof: Proof = { code: '', oldPassword: '' }
let known: { readonly text: string; readonly verification: Verification } | undefined
const listeners = new Set<() => void>()

/** How far the person has come in this tab. */
export function readVerification(): Verification {
  const text = read()
  const isKnown = known?.text === text && known.verification.code === proof.code
  if (!known || !isKnown || known.verification.oldPassword !== proof.oldPassword) {
    known = { text, verification: { ...noVerification, ...parse(text), ...proof } }
  }
  return known.verification
}

export function advanceVerification(step: VerificationStep): void {
  const next = advance(readVerification(), step)
  proof = { code: next.code, oldPassword: next.oldPassword }
  try {
    if (next === noVerification) sessionStorage.removeItem(verificationKey)
    else sessionStorage.setItem(verificationKey, JSON.stringify(keepable(next)))
  } catch {
    // Then a reload begins anew.
  }
  for (const listener of listeners) listener()
}

export function useVerification(): Verification {
  return useSyncExternalStore(subscribe, readVerification, () => noVerification)
}

/** What was tampered with counts as nothing. */
function parse(text: string): Partial<Verification> {
  try {
    return JSON.parse(text) as Partial<Verification>
  } catch {
    return {}
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(): string {
  try {
    return sessionStorage.getItem(verificationKey) ?? '{}'
  } catch {
    return '{}'
  }
}
