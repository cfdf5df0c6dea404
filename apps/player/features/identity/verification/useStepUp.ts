import { useState } from 'react'
import { callServer } from '../../../shared/answer/client.ts'
import { clock } from '../../../shared/device/clock.ts'
import { sentenceOf } from '../../../shared/answer/sentenceOf.ts'
import { useAnswer } from '../../../shared/answer/useAnswer.ts'
import { useTexts } from '../../../shared/texts.ts'
import { dropStepUp, keepStepUp, readStepUp } from './keptStepUp.ts'
import { passwordTexts } from '../password/password.texts.ts'
import { exchangeToken } from '../exchangeToken.ts'
import { findCodeFault } from '../signInForm.ts'
import { useSendCode } from '../code/useSendCode.ts'

interface StepUpOptions {
  readonly isByCode: boolean
  readonly onConfirmed: () => void
}

const empty = { chosen: undefined, otpId: '', resendAtMs: 0, code: '', tried: '', password: '', trouble: undefined }

interface StepUpFields {
  /** Until the person chooses, it is the password where it counts: it asks for no message. */
  readonly chosen: 'code' | 'password' | undefined
  readonly otpId: string
  readonly resendAtMs: number
  readonly code: string
  /** The code that was sent last. */
  readonly tried: string
  readonly password: string
  readonly trouble: string | undefined
}

/** A code that was asked for before the page was loaded again is still the one that is waited for. */
function firstFilled(): StepUpFields {
  const sent = readStepUp(clock.now())
  return sent ? { ...empty, ...sent, chosen: 'code' } : empty
}

/** What the sheet holds and asks of the server. */
export function useStepUp({ isByCode, onConfirmed }: StepUpOptions) {
  const t = useTexts(passwordTexts)
  const { answer: detail, error, again } = useAnswer('GET /member/detail', {}, { isOwn: true })
  const { isSending, send: sendCode } = useSendCode()
  const [filled, setFilled] = useState(firstFilled)
  const [isBusy, setBusy] = useState(false)
  // One that was just set proves nothing, and is not asked for.
  const mayUsePassword = !isByCode && detail?.password_confirms === true
  const by = filled.chosen ?? (mayUsePassword ? 'password' : 'code')

  function change(what: Partial<StepUpFields>) {
    setFilled(before => ({ ...before, trouble: undefined, ...what }))
  }

  async function send() {
    const sent = await sendCode({ purpose: 'step-up' }, t.smsFailed)
    if (!sent) return
    keepStepUp(sent, clock.now())
    change({ ...sent, code: '' })
  }

  function findTrouble(): string | undefined {
    if (by === 'password') return filled.password === '' ? t.passwordMissing : undefined
    if (filled.code === '') return t.codeMissing
    return findCodeFault(filled.code) ? t.codeWrong : undefined
  }

  async function confirm() {
    if (isBusy) return
    const found = findTrouble()
    if (found) return change({ trouble: found })
    setBusy(true)
    const { otpId, code, password } = filled
    change({ tried: code })
    try {
      const body = by === 'code' ? { otp_id: otpId, code } : { password }
      await exchangeToken(() => callServer('POST /member/step-up', { body }))
      dropStepUp()
      onConfirmed()
    } catch (error) {
      change({ trouble: sentenceOf(error, t.confirmFailed) })
    } finally {
      setBusy(false)
    }
  }

  const state = { ...filled, by }
  return {
    state,
    detail,
    isFailed: error !== undefined,
    again,
    mayUsePassword,
    /** There is no place to type a code before one was asked for. */
    isUnsent: by === 'code' && filled.otpId === '',
    isBusy,
    isSending,
    change,
    choose: (chosen: 'code' | 'password') => change({ chosen }),
    send,
    confirm,
  }
}

export type StepUp = ReturnType<typeof useStepUp>
