import { useState } from 'react'
import { callServer } from '../../../shared/answer/client.ts'
import { clock } from '../../../shared/device/clock.ts'
import { sentenceOf } from '../../../shared/answer/sentenceOf.ts'
import { useAnswer } from '../../../shared/answer/useAnswer.ts'
import { useTexts } from '../../../shared/texts.ts'
import { dropStepUp, keepStepUp, readStepUp } from './keptStepUp.ts'
import { canUsePasskeys } from '../passkey/browserPasskeys.ts'
import { confirmByPasskey } from '../passkey/confirmByPasskey.ts'
import { usePasskeys } from '../passkey/usePasskeys.ts'
import { stepUpWays, type StepUpWay } from './stepUpWays.ts'
import { passwordTexts } from '../password/password.texts.ts'
import { exchangeToken } from '../exchangeToken.ts'
import { findCodeFault } from '../signInForm.ts'
import { useSendCode } from '../code/useSendCode.ts'

interface StepUpOptions {
  readonly isByCode: boolean
  readonly isByPasskey: boolean
  readonly onConfirmed: () => void
}

const empty = { chosen: undefined, otpId: '', resendAtMs: 0, code: '', tried: '', password: '', trouble: undefined }

interface StepUpFields {
  /** Until the person chooses, it is a passkey, else the password where it counts: they ask for no message. */
  readonly chosen: StepUpWay | undefined
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
export function useStepUp({ isByCode, isByPasskey, onConfirmed }: StepUpOptions) {
  const t = useTexts(passwordTexts)
  const { answer: detail, error, again } = useAnswer('GET /member/detail', {}, { isOwn: true })
  const { isSending, send: sendCode } = useSendCode()
  const [filled, setFilled] = useState(firstFilled)
  const [isBusy, setBusy] = useState(false)
  const own = usePasskeys({ isSkipped: !canUsePasskeys() })
  const isKnown = detail !== undefined && (own.answer !== undefined || own.error !== undefined || !canUsePasskeys())
  const ways = stepUpWays({
    hasPasskey: own.answer?.d.some(({ host }) => host === '') === true,
    asksPasskey: own.answer?.asks_passkey === true,
    // One that was just set proves nothing, and is not asked for.
    passwordConfirms: detail?.password_confirms === true,
    isByCode,
    isByPasskey,
  })
  const by = ways.find(way => way === filled.chosen) ?? ways[0]

  function change(what: Partial<StepUpFields>) {
    setFilled(before => ({ ...before, trouble: undefined, ...what }))
  }

  async function send() {
    const sent = await sendCode({ purpose: 'step-up' }, t.smsFailed)
    if (!sent) return
    keepStepUp(sent, clock.now())
    change({ ...sent, code: '' })
  }

  async function confirm() {
    if (isBusy) return
    const missing = findMissing(by, filled)
    if (missing) return change({ trouble: t[missing] })
    setBusy(true)
    const { otpId, code, password } = filled
    change({ tried: code })
    try {
      const body = by === 'code' ? { otp_id: otpId, code } : { password }
      if (by === 'passkey') await confirmByPasskey()
      else await exchangeToken(() => callServer('POST /member/step-up', { body }))
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
    detail: isKnown ? detail : undefined,
    isFailed: error !== undefined,
    again,
    others: ways.filter(way => way !== by),
    /** There is no place to type a code before one was asked for. */
    isUnsent: by === 'code' && filled.otpId === '',
    isBusy,
    isSending,
    change,
    choose: (chosen: StepUpWay) => change({ chosen }),
    send,
    confirm,
  }
}

export type StepUp = ReturnType<typeof useStepUp>

/** What is yet to be typed. A passkey is shown, and nothing is typed for it. */
function findMissing(by: StepUpWay, { code, password }: StepUpFields) {
  if (by === 'passkey') return undefined
  if (by === 'password') return password === '' ? 'passwordMissing' : undefined
  if (code === '') return 'codeMissing'
  return findCodeFault(code) ? 'codeWrong' : undefined
}
