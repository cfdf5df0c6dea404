import { useEffect, useRef, useState } from 'react'
import { clock } from '../../shared/device/clock.ts'
import { go } from '../../shared/navigation.ts'
import { prepareToSay, say } from '../../shared/say.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { readToken } from '../../shared/session/session.ts'
import { useTexts } from '../../shared/texts.ts'
import { GivenUp } from './verification/givenUp.ts'
import { isOurFault } from './isOurFault.ts'
import { passwordTexts } from './password/password.texts.ts'
import { waitLeftMs } from './code/waitLeftMs.ts'

const redirectMs = 2000

/**
 * Sends a form once in a while at most: one that is pressed sooner waits, busy, for its turn. What the server refused
 * is said, and with it `act` comes to false.
 */
export function useSubmit(everyMs: number) {
  const t = useTexts(passwordTexts)
  const [isBusy, setBusy] = useState(false)
  const lastMs = useRef<number>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    void prepareToSay().catch(() => {})
    return () => clearTimeout(leaving.current)
  }, [])

  async function submit(act: () => Promise<void>, fixed: string): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    try {
      await new Promise(done => setTimeout(done, waitLeftMs(lastMs.current, clock.now(), everyMs)))
      lastMs.current = clock.now()
      await act()
      return true
    } catch (error) {
      if (error instanceof GivenUp) return false
      if (isOurFault(error)) {
        void say(t.serverError, 'bad')
        if (readToken()) leaving.current = setTimeout(() => void go('/s-account', { replace: true }), redirectMs)
      } else void say(sentenceOf(error, fixed), 'bad')
      return false
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, submit }
}
