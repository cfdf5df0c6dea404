import { codeLimits } from '@saya/contract/limits'
import { type Failure, isFinal, isLock, resendAtMs, unlockAtMs } from './code/countdown.ts'
import { findPhoneFault, formatPhone, nationalNumber, type PhoneFault } from './code/phone.ts'

export type CodeFault = 'codeMissing' | 'codeIncomplete'
export type Fault = PhoneFault | CodeFault | 'notAgreed' | 'passwordMissing'
export type SignInStep = 'login-otp-1' | 'login-otp-2' | 'login-password' | 'login-passkey'

/** What is wrong: a fault the form found itself, or a sentence of the server, already in the person's language. */
export type Trouble = { readonly fault: Fault } | { readonly sentence: string }

export interface SignInForm {
  readonly step: SignInStep
  readonly countryCode: string
  /** As it stands in the field, in groups. */
  readonly number: string
  readonly agreeTerms: boolean
  /** Whether this device is to keep the number for the next time. */
  readonly isRemembered: boolean
  /** The national number that this device keeps, whose owner ticked both; empty where it keeps none. */
  readonly keptNumber: string
  readonly otpId: string
  readonly code: string
  readonly password: string
  /** The national number that the code of `otpId` was sent to. */
  readonly sentTo: string
  readonly resendAtMs: number
  /** The server's last word about the code, which stays true: that it no longer counts, or that none may be tried. */
  readonly lastWord: string
  readonly isBusy: boolean
  readonly phoneTrouble: Trouble | null
  readonly agreeTrouble: Trouble | null
  readonly codeTrouble: Trouble | null
  readonly passwordTrouble: Trouble | null
  /** How many codes were refused: each one shakes the boxes. */
  readonly refusals: number
}

export const emptyForm: SignInForm = {
  step: 'login-otp-1',
  countryCode: '+63',
  number: '',
  agreeTerms: false,
  isRemembered: false,
  keptNumber: '',
  otpId: '',
  code: '',
  password: '',
  sentTo: '',
  resendAtMs: 0,
  lastWord: '',
  isBusy: false,
  phoneTrouble: null,
  agreeTrouble: null,
  codeTrouble: null,
  passwordTrouble: null,
  refusals: 0,
}

export type SignInEvent =
  | { readonly on: 'typePhone'; readonly typed: Partial<Pick<SignInForm, 'countryCode' | 'number'>> }
  | { readonly on: 'leaveNumber' }
  | { readonly on: 'tick'; readonly ticked: Ticks }
  | { readonly on: 'typeCode'; readonly code: string }
  | { readonly on: 'typePassword'; readonly password: string }
  | { readonly on: 'back' | 'usePassword' }
  | { readonly on: 'wait' }
  | { readonly on: 'resume' }
  | { readonly on: 'sent'; readonly otpId: string; readonly nowMs: number }
  | { readonly on: 'refuseForm'; readonly faults: readonly Fault[] }
  | {
      readonly on: 'sendFailed' | 'signInFailed'
      readonly failure: Failure
      readonly sentence: string
      readonly nowMs: number
    }

type Ticks = Partial<Pick<SignInForm, 'agreeTerms' | 'isRemembered'>>

const untroubled = { phoneTrouble: null, agreeTrouble: null, codeTrouble: null, passwordTrouble: null }

/** One step of the sheet. Nothing here waits, asks or knows the time. */
export function follow(form: SignInForm, event: SignInEvent): SignInForm {
  switch (event.on) {
    case 'typePhone':
      return typePhone(form, event.typed)
    case 'leaveNumber':
      return { ...form, number: formatPhone(nationalNumber(form.number)) }
    case 'tick':
      return tick(form, event.ticked)
    case 'typeCode':
      return { ...form, code: event.code, codeTrouble: event.code === '' ? form.codeTrouble : null }
    case 'typePassword':
      return { ...form, password: event.password, passwordTrouble: null }
    case 'back':
      return { ...form, ...untroubled, step: 'login-otp-1', code: '', password: '', isBusy: false }
    case 'usePassword':
      return { ...form, ...untroubled, step: 'login-password', code: '', isBusy: false }
    case 'wait':
      return { ...form, ...untroubled, isBusy: true }
    case 'resume':
      return resume(form)
    case 'sent':
      return afterSending(form, event.otpId, event.nowMs)
    case 'refuseForm':
      return refuseForm(form, event.faults)
    case 'sendFailed':
    case 'signInFailed':
      return afterFailure(form, event)
  }
}

/** Another number than the one this device keeps is another person's, who has agreed to nothing and asked for nothing. */
function typePhone(form: SignInForm, typed: Partial<Pick<SignInForm, 'countryCode' | 'number'>>): SignInForm {
  const next = { ...form, ...typed, phoneTrouble: null }
  const isKept = ({ keptNumber, number }: SignInForm) => keptNumber !== '' && nationalNumber(number) === keptNumber
  return isKept(form) && !isKept(next) ? { ...next, agreeTerms: false, isRemembered: false } : next
}

function tick(form: SignInForm, ticked: Ticks): SignInForm {
  return { ...form, ...ticked, agreeTrouble: 'agreeTerms' in ticked ? null : form.agreeTrouble }
}

/** At the code again, with what was last said of it where that still stands. */
export function resume(form: SignInForm): SignInForm {
  const codeTrouble = form.lastWord ? { sentence: form.lastWord } : null
  return { ...form, ...untroubled, step: 'login-otp-2', number: formatPhone(nationalNumber(form.number)), codeTrouble }
}

function afterSending(form: SignInForm, otpId: string, nowMs: number): SignInForm {
  const sentTo = nationalNumber(form.number)
  const common = { otpId, sentTo, code: '', isBusy: false, lastWord: '', resendAtMs: resendAtMs(nowMs) }
  return { ...form, ...common, step: 'login-otp-2', number: formatPhone(sentTo) }
}

function refuseForm(form: SignInForm, faults: readonly Fault[]): SignInForm {
  function of(...known: readonly Fault[]): Trouble | null {
    const fault = faults.find(each => known.includes(each))
    return fault ? { fault } : null
  }
  return {
    ...form,
    isBusy: false,
    phoneTrouble: of('phoneMissing', 'phoneInvalid', 'countryInvalid'),
    agreeTrouble: of('notAgreed'),
    codeTrouble: of('codeMissing', 'codeIncomplete'),
    passwordTrouble: of('passwordMissing'),
  }
}

type FailedEvent = Extract<SignInEvent, { on: 'sendFailed' | 'signInFailed' }>

/** The sentence goes under the field it is about; the lock moves the next code half an hour away. */
function afterFailure(form: SignInForm, { on, failure, sentence, nowMs }: FailedEvent): SignInForm {
  if (failure.reason === 'passkey_required') return toPasskey(form)
  if (form.step === 'login-password') return { ...form, isBusy: false, passwordTrouble: { sentence } }
  const later = isLock(failure) ? { resendAtMs: unlockAtMs(nowMs, failure) } : {}
  const last = isFinal(failure) ? { lastWord: sentence } : {}
  const done = { ...form, ...later, ...last, isBusy: false }
  if (form.step === 'login-otp-1') return { ...done, phoneTrouble: { sentence } }
  const isRefused = on === 'signInFailed' && failure.reason !== undefined
  return {
    ...done,
    code: isRefused ? '' : form.code,
    codeTrouble: { sentence },
    refusals: form.refusals + (isRefused ? 1 : 0),
  }
}

/** What was shown was right and is used up; nothing but a passkey lets this member in. */
function toPasskey(form: SignInForm): SignInForm {
  return { ...form, ...untroubled, step: 'login-passkey', otpId: '', code: '', password: '', isBusy: false }
}

/** What keeps the phone step from being sent. */
export function phoneStepFaults(form: SignInForm): Fault[] {
  const fault = findPhoneFault(form)
  return [...(fault ? [fault] : []), ...agreementFaults(form)]
}

/** What keeps anybody from logging in, by whatever they show. */
export function agreementFaults({ agreeTerms }: SignInForm): 'notAgreed'[] {
  return agreeTerms ? [] : ['notAgreed']
}

/** What keeps the password step from being sent. A password is never judged by its shape here. */
export function passwordStepFaults(form: SignInForm): Fault[] {
  const fault = findPhoneFault(form)
  const missing = form.password === '' ? (['passwordMissing'] as const) : []
  return [...(fault ? [fault] : []), ...missing, ...agreementFaults(form)]
}

/** What keeps a code from being sent. Anything but six digits cannot be typed in the first place. */
export function findCodeFault(code: string): CodeFault | null {
  if (code === '') return 'codeMissing'
  return new RegExp(`^\\d{${codeLimits.length}}$`).test(code) ? null : 'codeIncomplete'
}

/** A code on its way to this very number is used rather than another one asked for. */
export function hasFreshCode(form: SignInForm, nowMs: number): boolean {
  return form.otpId !== '' && form.sentTo === nationalNumber(form.number) && form.resendAtMs > nowMs
}
