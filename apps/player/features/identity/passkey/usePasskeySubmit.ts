import type { Dispatch } from 'react'
import { sentenceOf } from '../../../shared/answer/sentenceOf.ts'
import { say } from '../../../shared/say.ts'
import { setToken } from '../../../shared/session/changeSession.ts'
import { useTexts } from '../../../shared/texts.ts'
import { identityTexts } from '../identity.texts.ts'
import { agreementFaults, type SignInEvent, type SignInForm } from '../signInForm.ts'
import { requestTokenByPasskey } from './requestTokenByPasskey.ts'

interface PasskeyForm {
  readonly form: SignInForm
  readonly dispatch: Dispatch<SignInEvent>
}

/** Logs in by a passkey. Whose it is the device knows, so no number is asked for, and none is kept. */
export function usePasskeySubmit({ form, dispatch }: PasskeyForm): () => Promise<void> {
  const t = useTexts(identityTexts)
  return async () => {
    if (form.isBusy) return
    const faults = agreementFaults(form)
    if (faults.length > 0) return dispatch({ on: 'refuseForm', faults })
    dispatch({ on: 'wait' })
    try {
      setToken(await requestTokenByPasskey())
    } catch (error) {
      dispatch({ on: 'refuseForm', faults: [] })
      void say(sentenceOf(error, t.passkeyFailed), 'bad')
    }
  }
}
