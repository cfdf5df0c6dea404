import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { clock } from '../../shared/device/clock.ts'
import { say } from '../../shared/say.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { setToken } from '../../shared/session/changeSession.ts'
import { useToken } from '../../shared/session/session.ts'
import { useTexts } from '../../shared/texts.ts'
import type { Failure } from './code/countdown.ts'
import { identityTexts } from './identity.texts.ts'
import { keepSignIn, readKept } from './keptSignIn.ts'
import { formatPhone, nationalNumber, phoneForCall } from './code/phone.ts'
import { readRemembered, remember } from './rememberedNumber.ts'
import { requestCode } from './code/requestCode.ts'
import { requestToken } from './requestToken.ts'
import { requestTokenByPassword } from './password/requestTokenByPassword.ts'
import { usePasskeySubmit } from './passkey/usePasskeySubmit.ts'
import {
  emptyForm,
  findCodeFault,
  follow,
  hasFreshCode,
  passwordStepFaults,
  phoneStepFaults,
  resume,
  type SignInForm,
  type SignInStep,
} from './signInForm.ts'

/** The sheet's form and what it asks of the server. */
export function useSignInForm(firstStep: SignInStep | undefined) {
  const [form, dispatch] = useReducer(follow, firstStep, firstForm)
  useEffect(() => keepSignIn(form, clock.now()), [form])
  const t = useTexts(identityTexts)

  async function send(): Promise<boolean> {
    dispatch({ on: 'wait' })
    try {
      const { id } = await requestCode(phoneForCall(form))
      dispatch({ on: 'sent', otpId: id, nowMs: clock.now() })
      return true
    } catch (error) {
      const sentence = sentenceOf(error, t.sendFailed)
      dispatch({ on: 'sendFailed', failure: error as Failure, sentence, nowMs: clock.now() })
      return false
    }
  }

  async function submitPhone(): Promise<void> {
    if (form.isBusy) return
    const faults = phoneStepFaults(form)
    if (faults.length > 0) dispatch({ on: 'refuseForm', faults })
    else if (hasFreshCode(form, clock.now())) dispatch({ on: 'resume' })
    else await send()
  }

  async function resend(): Promise<void> {
    if (!form.isBusy && (await send())) void say(t.codeSent, 'ok')
  }

  /** The sheet stays busy after the token has come: it goes once the token's member is known. */
  async function signIn(request: () => Promise<string>, fixed: string): Promise<void> {
    dispatch({ on: 'wait' })
    try {
      const token = await request()
      remember(form.isRemembered ? nationalNumber(form.number) : null)
      setToken(token)
    } catch (error) {
      const sentence = sentenceOf(error, fixed)
      dispatch({ on: 'signInFailed', failure: error as Failure, sentence, nowMs: clock.now() })
    }
  }

  async function submitCode(code: string): Promise<void> {
    if (form.isBusy) return
    const fault = findCodeFault(code)
    if (fault) return dispatch({ on: 'refuseForm', faults: [fault] })
    await signIn(() => requestToken({ otp_id: form.otpId, code }), t.signInFailed)
  }

  async function submitPassword(): Promise<void> {
    if (form.isBusy) return
    const faults = passwordStepFaults(form)
    if (faults.length > 0) return dispatch({ on: 'refuseForm', faults })
    await signIn(() => requestTokenByPassword({ ...phoneForCall(form), password: form.password }), t.passwordFailed)
  }

  const submitPasskey = usePasskeySubmit({ form, dispatch })
  useTokenLoss(() => dispatch({ on: 'signInFailed', failure: {}, sentence: t.signInFailed, nowMs: clock.now() }))
  return { form, dispatch, submitPhone, submitCode, submitPassword, submitPasskey, resend }
}

/** The form as it was left, at the code where that was being asked for, otherwise at the step that is wished for. */
function firstForm(step: SignInStep = 'login-otp-1'): SignInForm {
  const kept = readKept(clock.now())
  const own = readRemembered()
  const known = own && {
    number: formatPhone(own.number),
    keptNumber: own.number,
    agreeTerms: own.hasAgreed,
    isRemembered: true,
  }
  const form = { ...emptyForm, ...known, ...kept?.form, step }
  return kept?.isAtCode ? resume(form) : form
}

/** A new token that is refused before its member is known leaves the sheet where it was. */
function useTokenLoss(onLoss: () => void): void {
  const token = useToken()
  const last = useRef(token)
  const lose = useEffectEvent(onLoss)
  useEffect(() => {
    if (last.current && !token) lose()
    last.current = token
  }, [token])
}

export type SignInSheetForm = ReturnType<typeof useSignInForm>
