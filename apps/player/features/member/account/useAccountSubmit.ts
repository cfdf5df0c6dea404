import type { Calls } from '@saya/contract'
import { useRef, useState } from 'react'
import { confirmThen, GivenUp } from '../../identity/index.ts'
import { callServer } from '../../../shared/answer/client.ts'
import { clock } from '../../../shared/device/clock.ts'
import { go } from '../../../shared/navigation.ts'
import { say } from '../../../shared/say.ts'
import { sentenceOf } from '../../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../../shared/texts.ts'
import { useProfile } from '../../../shared/answer/useProfile.ts'
import { formTexts } from './form.texts.ts'
import { holdBackMs } from './holdBack.ts'
import { type CallFailure, judgeFailure } from './judgeFailure.ts'
import { useProfileGate } from './useProfileGate.tsx'

type Change = Calls['POST /member/detail/update']['input']['body']

interface Submission {
  /** It is sent once in so long at most: a press before that waits. */
  readonly everyMs: number
  readonly done: string
  /** Says what the server refused, beside the field it is about. */
  readonly onRefused: (reason: string, sentence: string) => void
}

const shownMs = 1500

/** Saves what an account form holds, leads back to the account page, and says whether it was saved. */
export function useAccountSubmit({ everyMs, done, onRefused }: Submission) {
  const t = useTexts(formTexts)
  const { answer, refresh } = useProfile()
  const closed = useProfileGate()
  const [isBusy, setBusy] = useState(false)
  const last = useRef<number>(null)

  async function send(body: Change): Promise<void> {
    const waitMs = holdBackMs(last.current, clock.now(), everyMs)
    if (waitMs > 0) await new Promise(over => setTimeout(over, waitMs))
    last.current = clock.now()
    await confirmThen(() => callServer('POST /member/detail/update', { body }), { isByCode: body?.phone !== undefined })
  }

  async function fail(error: unknown): Promise<void> {
    if (error instanceof GivenUp) return
    const failed = error as CallFailure
    const whose = judgeFailure(failed)
    if (whose === 'way') return void say(t.notSent, 'bad')
    if (whose === 'typed') return onRefused(failed.reason ?? '', sentenceOf(error, t.serverError))
    void say(t.serverError, 'bad')
    const place = location.pathname
    await new Promise(over => setTimeout(over, shownMs))
    if (location.pathname === place) await go('/s-account', { replace: true })
  }

  async function submit(body: Change): Promise<boolean> {
    if (isBusy || closed) return false
    setBusy(true)
    try {
      await send(body)
      await refresh().catch(() => {})
      void say(done, 'ok')
      await go('/s-account', { replace: true })
      return true
    } catch (error) {
      await fail(error)
      return false
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, submit, closed, profile: answer, refresh }
}
