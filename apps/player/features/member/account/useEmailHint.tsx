import { Button } from '@saya/ui/button'
import { Dialog, openModal } from '@saya/ui/modal'
import { useEffect } from 'react'
import { inTurn } from '../../../shared/answer/inTurn.ts'
import { isFirstInSession } from '../../../shared/session/isFirstInSession.ts'
import { go } from '../../../shared/navigation.ts'
import { useTexts } from '../../../shared/texts.ts'
import type { Profile } from '../../../shared/answer/useProfile.ts'
import { accountTexts } from './account.texts.ts'
import { decideGate } from '../../kyc/index.ts'

/** Asks for an e-mail address, once per visit, whoever has none and may set one. */
export function useEmailHint(profile: Profile | undefined): void {
  const uid = profile?.uid
  const question = { gate: 'updateProfile', isSignedIn: true, path: '/s-account' } as const
  const isDue =
    profile !== undefined && !profile.has_email && decideGate({ ...question, standing: profile.kyc_status }) === 'pass'
  useEffect(() => {
    if (uid === undefined || !isDue || !isFirstInSession('emailHint', uid)) return
    void inTurn(async () => {
      // Its turn may come when the person is elsewhere already.
      if (location.pathname !== '/s-account') return
      const { closed } = openModal<boolean>(close => <Hint onAnswer={close} />, { look: 'dialog' })
      if (await closed) await go('/s-account/form/email')
    })
  }, [uid, isDue])
}

function Hint({ onAnswer }: { onAnswer: (wantsTo: boolean) => void }) {
  const t = useTexts(accountTexts)
  return (
    <Dialog
      title={t.emailTitle}
      actions={
        <>
          <Button look="neutral" onClick={() => onAnswer(false)}>
            {t.later}
          </Button>
          <Button onClick={() => onAnswer(true)}>{t.goToSetting}</Button>
        </>
      }
    >
      {t.emailText}
    </Dialog>
  )
}
