import { useState } from 'react'
import { useSendCode } from '../../identity/index.ts'
import { sentenceOf } from '../../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../../shared/texts.ts'
import { formTexts } from './form.texts.ts'
import type { CallFailure } from './judgeFailure.ts'
import { keepEditCode, readEditCode } from './keptEditCode.ts'

/** A code sent to a number that is to be taken over, which can be asked for once a minute. */
export function useEditCode() {
  const t = useTexts(formTexts)
  const [sent, setSent] = useState(readEditCode)
  const { isSending, send: sendCode } = useSendCode()

  async function send(phone: string): Promise<boolean> {
    const code = await sendCode({ phone, country_code: '63', purpose: 'edit' }, sayFailure)
    if (!code) return false
    const kept = { phone, otpId: code.otpId, openAtMs: code.resendAtMs }
    keepEditCode(kept)
    setSent(kept)
    return true
  }

  /** The form takes a digit more than our numbers have: such a number can be nobody's here. */
  function sayFailure(failure: unknown): string {
    const isNobodys = (failure as CallFailure).reason === 'phone_invalid'
    return isNobodys ? t.phoneUnavailable : sentenceOf(failure, t.sendFailed)
  }

  return { sentTo: sent?.phone ?? '', otpId: sent?.otpId ?? '', openAtMs: sent?.openAtMs ?? 0, isSending, send }
}
