import { codeLimits } from '@saya/contract/limits'
import { signInKey } from '../../shared/tabKeys.ts'
import { keepOnTab, readOnTab } from '../../shared/tabStore.ts'
import type { SignInForm } from './signInForm.ts'

/** A sign-in whose code is on its way: phones drop a tab while its owner reads the text in another app. */
interface KeptSignIn {
  readonly form?: Pick<SignInForm, 'number' | 'agreeTerms' | 'otpId' | 'sentTo' | 'resendAtMs'> | undefined
  readonly origin: string | undefined
  readonly untilMs: number
}

/** For this tab alone, and no longer than the code is good for. */
export function keepSignIn(form: SignInForm, nowMs: number): void {
  const { number, agreeTerms, otpId, sentTo, resendAtMs } = form
  const untilMs = nowMs + codeLimits.validSeconds * 1000
  write({ form: { number, agreeTerms, otpId, sentTo, resendAtMs }, origin: read()?.origin, untilMs })
}

/** Where the person goes once they are signed in. */
export function keepOrigin(origin: string | undefined, nowMs: number): void {
  const kept = readKept(nowMs)
  write({ form: kept?.form, origin, untilMs: kept?.untilMs ?? nowMs + codeLimits.validSeconds * 1000 })
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
