import { codeLimits } from '@saya/contract/limits'
import { useRef, useState } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { clock } from '../../shared/device/clock.ts'
import { say } from '../../shared/say.ts'
import { useTexts } from '../../shared/texts.ts'
import { requestCode } from '../identity/index.ts'
import { lostNumberTexts } from './lostNumber.texts.ts'

const nothing = { oldNumber: '', newNumber: '', code: '', words: '' }

/** What is asked for, how far it is, and how the code and the request are sent. */
export function useLostNumber() {
  const t = useTexts(lostNumberTexts)
  const [typed, setTyped] = useState(nothing)
  const [otpId, setOtpId] = useState('')
  const [resendAtMs, setResendAtMs] = useState(0)
  const [trouble, setTrouble] = useState('')
  const [isDone, setDone] = useState(false)
  const [busy, setBusy] = useState<'code' | 'request'>()
  const isSending = useRef(false)

  function type(part: Partial<typeof nothing>) {
    // A code proves the number that it went to.
    if (part.newNumber !== undefined) {
      setOtpId('')
      setResendAtMs(0)
    }
    setTyped(now => ({ ...now, ...part }))
    setTrouble('')
  }

  async function once(what: 'code' | 'request', act: () => Promise<void>, failed: string) {
    if (isSending.current) return
    isSending.current = true
    setBusy(what)
    try {
      await act()
    } catch (failure) {
      setTrouble(sentenceOf(failure, failed))
    } finally {
      isSending.current = false
      setBusy(undefined)
    }
  }

  async function askForCode() {
    const { id } = await requestCode({ phone: typed.newNumber, purpose: 'claim' })
    setOtpId(id)
    setResendAtMs(clock.now() + codeLimits.resendSeconds * 1000)
    setTyped(now => ({ ...now, code: '' }))
    setTrouble('')
    void say(t.sent, 'ok')
  }

  async function askForMove() {
    const { oldNumber, newNumber, code, words } = typed
    const body = { old_phone: oldNumber, new_phone: newNumber, otp_id: otpId, code, words }
    await callServer('POST /member/number/claim', { body })
    setDone(true)
  }

  return {
    typed,
    type,
    trouble,
    busy,
    isDone,
    isCodeSent: otpId !== '',
    resendAtMs,
    sendCode: () => once('code', askForCode, t.notSent),
    send: () => once('request', askForMove, t.failed),
  }
}
