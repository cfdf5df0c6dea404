import { codeLimits } from '@saya/contract/limits'
import { signInKey } from '../../shared/device/tabKeys.ts'
import { keepOnTab, readOnTab } from '../../shared/device/tabStore.ts'
import type { SignInForm } from './signInForm.ts'

/** A sign-in whose code is on its way: phones drop a tab while its owner reads the text in another app. */
interface KeptSignIn {
  readonly form?:
    | Pick<SignInForm, 'number' | 'agreeTerms' | 'isRemembered' | 'otpId' | 'sentTo' | 'resendAtMs' | 'lastWord'>
    | undefined
  readonly origin: string | undefined
  /** Whether the sheet lay open with the question for the code: then it comes back by itself. */
  readonly isAtCode?: boolean
  readonly untilMs: number
}

/** For this tab alone, and no longer than a code is good for or its owner has to wait for another. */
export function keepSignIn(form: SignInForm, nowMs: number): void {
  const { step, number, agreeTerms, isRemembered, otpId, sentTo, resendAtMs, lastWord } = form
  const untilMs = Math.max(nowMs + codeLimits.validSeconds * 1000, resendAtMs)
  const isAtCode = step === 'login-otp-2'
  write({
    form: { number, agreeTerms, isRemembered, otpId, sentTo, resendAtMs, lastWord },
    origin: read()?.origin,
    untilMs,
    isAtCode,
  })
}

/** The sheet was closed: what was typed and the code on its way wait for it to be opened again. */
export function closeKept(): void {
  const kept = read()
  if (kept?.form) write({ ...kept, origin: undefined, isAtCode: false })
  else dropKept()
}

/** Where the person goes once they are signed in. */
export function keepOrigin(origin: string | undefined, nowMs: number): void {
  const kept = readKept(nowMs)
  write({ ...kept, origin, untilMs: kept?.untilMs ?? nowMs + codeLimits.validSeconds * 1000 })
}

export function readKept(nowMs: number): KeptSignIn | undefined {
  const kept = read()
  return kept && kept.untilMs > nowMs ? kept : undefined
}

export function dropKept(): void {
  keepOnTab(signInKey, null)
}

function read(): KeptSignIn | undefined {
  return (readOnTab(signInKey) ?? undefined) as KeptSignIn | undefined
}

function write(kept: KeptSignIn): void {
  keepOnTab(signInKey, kept)
}
