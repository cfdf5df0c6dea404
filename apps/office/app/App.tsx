import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { SignInPage } from '../features/staff/SignInPage.tsx'
import { Answered } from '../shared/Answered.tsx'
import { OwnContext } from '../shared/own.ts'
import { onTokenChange, readToken } from '../shared/token.ts'
import { useAnswer } from '../shared/useAnswer.ts'
import { Said } from './Said.tsx'
import { Shell } from './Shell.tsx'

/** The door, or what lies behind it. */
export function App() {
  const token = useSyncExternalStore(onTokenChange, readToken)
  useEffect(() => {
    document.documentElement.dataset.ready = ''
  }, [])
  return (
    <>
      {token ? <Inside key={token} /> : <SignInPage />}
      <Said />
    </>
  )
}

function Inside() {
  const own = useAnswer('GET /office/api/me', {})
  return (
    <Answered of={own}>
      {answer => (
        <OwnContext value={answer}>
          <Suspense fallback={null}>
            <Shell />
          </Suspense>
        </OwnContext>
      )}
    </Answered>
  )
}
