import { codeLimits } from '@saya/contract/limits'
import { useState } from 'react'
import { requestCode } from '../../identity/index.ts'
import { clock } from '../../../shared/device/clock.ts'
import { say } from '../../../shared/say.ts'
import { sentenceOf } from '../../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../../shared/texts.ts'
import { formTexts } from './form.texts.ts'
import type { CallFailure } from './judgeFailure.ts'
import { keepEditCode, readEditCode } from './keptEditCode.ts'

/** A code sent to a number that is to be taken over, which can be asked for once a minute. */
export function useEditCode() {
  const t = useTexts(formTexts)
  const [sent, setSent] = useState(readEditCode)
  const [isSending, setSending] = useState(false)

  async function send(phone: string): Promise<boolean> {
    if (isSending) return false
    setSending(true)
    try {
      const { id } = await requestCode({ phone, country_code: '63', purpose: 'edit' })
      const kept = { phone, otpId: id, openAtMs: clock.now() + codeLimits.accountFormResendSeconds * 1000 }
      keepEditCode(kept)
      setSent(kept)
      void say(t.codeSent, 'ok')
      return true
    } catch (error) {
      // The form takes a digit more than our numbers have: such a number can be nobody's here.
      const isNobodys = (error as CallFailure).reason === 'phone_invalid'
      void say(isNobodys ? t.phoneUnavailable : sentenceOf(error, t.sendFailed), 'bad')
      return false
    } finally {
      setSending(false)
    }
  }

  return { sentTo: sent?.phone ?? '', otpId: sent?.otpId ?? '', openAtMs: sent?.openAtMs ?? 0, isSending, send }
}
