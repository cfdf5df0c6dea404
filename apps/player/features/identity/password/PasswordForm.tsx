import { Button } from '@saya/ui/button'
import { callServer } from '../../../shared/answer/client.ts'
import { useAnswer } from '../../../shared/answer/useAnswer.ts'
import { go } from '../../../shared/navigation.ts'
import { say } from '../../../shared/say.ts'
import { useTexts } from '../../../shared/texts.ts'
import { confirmThen } from '../verification/confirmThen.ts'
import { advanceVerification } from '../verification/keptVerification.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { OldPasswordForm } from './OldPasswordForm.tsx'
import { passwordTexts } from './password.texts.ts'

/** A member's password: the first one is set at once, a later one after showing who they are. */
export function Form() {
  const t = useTexts(passwordTexts)
  // What another page knew of it may be older than the last change.
  const { answer: detail, error, again } = useAnswer('GET /member/detail', {}, { isOwn: true })
  const isFailed = error !== undefined
  if (detail) return detail.has_login_password ? <OldPasswordForm /> : <FirstPasswordForm />
  return (
    <main className="formPage" aria-busy={!isFailed}>
      <p role="status">{isFailed ? t.failed : t.loading}</p>
      {isFailed && <Button onClick={again}>{t.again}</Button>}
    </main>
  )
}

function FirstPasswordForm() {
  const t = useTexts(passwordTexts)

  async function save(new_password: string): Promise<void> {
    const body = { password: '', new_password }
    await confirmThen(() => callServer('POST /member/password/update', { body }))
  }

  function leave() {
    advanceVerification({ on: 'done' })
    void say(t.setDone, 'ok')
    void go('/s-account', { replace: true })
  }

  return <NewPasswordForm title={t.setTitle} failed={t.setFailed} save={save} onSaved={leave} />
}
