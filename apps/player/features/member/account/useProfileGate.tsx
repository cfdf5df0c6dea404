import { Note } from '@saya/ui/note'
import type { ReactNode } from 'react'
import { readSignedIn } from '../../../shared/session/session.ts'
import { useProfile } from '../../../shared/answer/useProfile.ts'
import { useTexts } from '../../../shared/texts.ts'
import { decideGate } from '../../kyc/index.ts'
import { accountTexts } from './account.texts.ts'

/**
 * Why the profile cannot be changed yet, with the way to what helps; nothing where it can. The gate itself answers nobody, so
 * the form says it before anything is pressed. What is not known yet the server decides.
 */
export function useProfileGate(): ReactNode {
  const t = useTexts(accountTexts)
  const { answer } = useProfile()
  // The server, which renders the page for nobody, knows no profile.
  if (answer === undefined) return null
  const gate = { gate: 'updateProfile', isSignedIn: readSignedIn(), path: location.pathname } as const
  if (decideGate({ ...gate, standing: answer.kyc_status }) === 'pass') return null
  return (
    <Note tone="wait">
      {t.closed} <a href="/s-kyc">{t.closedWay}</a>
    </Note>
  )
}
