import { callServer } from '../../../shared/answer/client.ts'
import { go } from '../../../shared/navigation.ts'
import { say } from '../../../shared/say.ts'
import { useToken } from '../../../shared/session/session.ts'
import { clock } from '../../../shared/device/clock.ts'
import { useTexts } from '../../../shared/texts.ts'
import { formatPhone, nationalNumber } from '../code/phone.ts'
import { keepSignIn, readKept } from '../keptSignIn.ts'
import { readRemembered } from '../rememberedNumber.ts'
import { emptyForm } from '../signInForm.ts'
import { confirmThen } from '../verification/confirmThen.ts'
import { advanceVerification, readVerification } from '../verification/keptVerification.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { passwordTexts } from './password.texts.ts'
import { isShown, whereToShow } from '../verification/verification.ts'

/** Whoever logs in with the new password need not type their number again. */
function keepNumber(phone: string): void {
  const nowMs = clock.now()
  const own = readRemembered()
  const ticks = own?.number === phone ? { agreeTerms: own.hasAgreed, isRemembered: true } : {}
  const kept = readKept(nowMs)?.form
  // What somebody else began on this device, and agreed to, is not theirs.
  const begun = kept && nationalNumber(kept.number) === phone ? kept : {}
  keepSignIn({ ...emptyForm, ...ticks, ...begun, number: formatPhone(phone) }, nowMs)
}

/** The new password, for whoever has just shown who they are by a code or by the old one. */
export function Form() {
  const t = useTexts(passwordTexts)
  const isMember = useToken() !== ''

  function mayBegin(): boolean {
    if (isShown(readVerification())) return true
    const shownBy = readVerification().verifyMethod
    void say(shownBy === 'password' ? t.oldAgain : t.codeMissing, 'bad')
    void go(whereToShow({ isMember, shownBy }), { replace: true })
    return false
  }

  async function save(new_password: string): Promise<void> {
    const { otpId, code, oldPassword, verifyMethod } = readVerification()
    if (!isMember) {
      await callServer('POST /member/retrieve/password', { body: { otp_id: otpId, code, new_password } })
      return
    }
    const body = { password: oldPassword, new_password }
    const isByCode = verifyMethod !== 'password'
    await confirmThen(() => callServer('POST /member/password/update', { body }), { isByCode })
  }

  function leave() {
    const { type, phone } = readVerification()
    const isFirst = type === 'create'
    if (!isMember && phone) keepNumber(phone)
    advanceVerification({ on: 'done' })
    void say(isMember ? (isFirst ? t.setDone : t.updateDone) : t.resetDone, 'ok')
    void go(isMember ? '/s-account' : '/loginPassword', { replace: true })
  }

  return (
    <NewPasswordForm
      title={t.newTitle}
      failed={isMember ? t.updateFailed : t.resetFailed}
      mayBegin={mayBegin}
      save={save}
      onSaved={leave}
    />
  )
}
