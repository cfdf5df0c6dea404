import { callServer } from '../../../shared/answer/client.ts'
import { go } from '../../../shared/navigation.ts'
import { say } from '../../../shared/say.ts'
import { useToken } from '../../../shared/session/session.ts'
import { useTexts } from '../../../shared/texts.ts'
import { confirmThen } from '../verification/confirmThen.ts'
import { advanceVerification, readVerification } from '../verification/keptVerification.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { passwordTexts } from './password.texts.ts'
import { isShown, whereToShow } from '../verification/verification.ts'

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
    const isFirst = readVerification().type === 'create'
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
