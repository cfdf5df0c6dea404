import { callServer } from '../../../shared/answer/client.ts'
import { useAnswer } from '../../../shared/answer/useAnswer.ts'
import { useToken } from '../../../shared/session/session.ts'
import { useTexts } from '../../../shared/texts.ts'
import { exchangeToken } from '../exchangeToken.ts'
import { advanceVerification } from '../verification/keptVerification.ts'
import { passwordTexts } from '../password/password.texts.ts'
import { formatPhone } from './phone.ts'
import { useSendCode } from './useSendCode.ts'
import type { Verification } from '../verification/verification.ts'

/** Where a code goes and how it is checked: a member's goes to their own phone and confirms the session. */
export function useCodeTarget(verification: Verification) {
  const t = useTexts(passwordTexts)
  const isMember = useToken() !== ''
  const { answer: detail } = useAnswer('GET /member/detail', {}, { isOwn: true, isSkipped: !isMember })
  const { isSending, send } = useSendCode()
  const { otpId, phone, email } = verification

  async function sendToMember(): Promise<boolean> {
    const sent = await send({ purpose: 'step-up' }, t.smsFailed)
    const type = detail?.has_login_password ? 'edit' : 'create'
    if (sent) advanceVerification({ on: 'sent', ...sent, type, field: 'password', phone: detail?.phone ?? '' })
    return sent !== undefined
  }

  async function sendToGuest(): Promise<boolean> {
    const to = email ? { email } : { phone }
    const sent = await send({ ...to, purpose: 'forget' }, t.smsFailed)
    if (sent) advanceVerification({ on: 'sent', ...sent, type: 'forget', field: 'password', ...to })
    return sent !== undefined
  }

  async function check(code: string): Promise<void> {
    if (isMember) await exchangeToken(() => callServer('POST /member/step-up', { body: { otp_id: otpId, code } }))
    else {
      const to = email ? { email } : { phone, country_code: '63' }
      await callServer('POST /member/auth/sms', { body: { otp_id: otpId, code, ...to } })
    }
  }

  const named = email || `+63 ${formatPhone(phone)}`
  // A code that was sent to somebody who had forgotten their password confirms no member.
  const isUnsent = isMember && (otpId === '' || verification.type === 'forget')
  const ownLine = isUnsent ? t.ownLine : t.ownSentLine
  const own = detail ? ownLine(`+63 ${formatPhone(detail.phone)}`) : t.loading
  return {
    isSending,
    isUnsent,
    isKnown: detail !== undefined,
    path: isMember ? '/s-account/form' : '/forgetPassword/verify',
    line: isMember ? own : t.sentLine(named),
    send: isMember ? sendToMember : sendToGuest,
    check,
  }
}
