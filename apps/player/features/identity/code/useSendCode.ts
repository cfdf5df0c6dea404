import type { Calls } from '@saya/contract'
import { codeLimits } from '@saya/contract/limits'
import { useEffect, useState } from 'react'
import { clock } from '../../../shared/device/clock.ts'
import { prepareToSay, say } from '../../../shared/say.ts'
import { sentenceOf } from '../../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../../shared/texts.ts'
import { passwordTexts } from '../password/password.texts.ts'
import { requestCode } from './requestCode.ts'

type CodeRequest = NonNullable<Calls['POST /member/sms']['input']['body']>

interface SentCode {
  readonly otpId: string
  readonly resendAtMs: number
}

/** Asks for a code. What came of it is said; a code that was not sent comes to nothing. */
export function useSendCode() {
  const t = useTexts(passwordTexts)
  const [isSending, setSending] = useState(false)
  useEffect(() => void prepareToSay().catch(() => {}), [])

  /** `failed` is said where the server said nothing, or says what to say of the failure. */
  async function send(
    body: CodeRequest,
    failed: string | ((failure: unknown) => string),
  ): Promise<SentCode | undefined> {
    if (isSending) return undefined
    setSending(true)
    try {
      const { id } = await requestCode(body)
      void say(t.codeSent, 'ok')
      return { otpId: id, resendAtMs: clock.now() + codeLimits.accountFormResendSeconds * 1000 }
    } catch (error) {
      void say(typeof failed === 'string' ? sentenceOf(error, failed) : failed(error), 'bad')
      return undefined
    } finally {
      setSending(false)
    }
  }

  return { isSending, send }
}
