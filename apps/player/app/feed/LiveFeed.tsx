import { endpoints } from '@saya/client'
import { randomId } from '@saya/client/randomId'
import type { CallKey } from '@saya/contract'
import { useContext, useEffect, useEffectEvent } from 'react'
import { takeMessage } from '../../features/message/index.ts'
import { AnswerContext, answerName, need } from '../../shared/answer/answers.ts'
import { type Subject, tellChanged } from '../../shared/answer/changes.ts'
import { callServer, outdateAnswers } from '../../shared/answer/client.ts'
import { namedEndpoints } from '../../shared/answer/namedEndpoints.ts'
import { renewAnswer } from '../../shared/answer/renewAnswer.ts'
import { readToken } from '../../shared/session/session.ts'
import { useProfile } from '../../shared/answer/useProfile.ts'
import { followFeed } from './followFeed.ts'
import { liveAnswers } from './liveAnswers.ts'

/** What changes in one go is asked for in one go. */
const gatherMs = 100
/** How long to wait before asking again for what the network kept away, of which no news comes again: longer each time. */
const [firstPauseMs, longestPauseMs] = [3000, 60_000]

/** Keeps what a member sees true while they look: it listens to the server, and shows nothing itself. */
export function LiveFeed() {
  const store = useContext(AnswerContext)
  const uid = useProfile().answer?.uid
  const renew = useEffectEvent(async (changed: ReadonlySet<Subject>): Promise<readonly Subject[]> => {
    await outdateAnswers()
    const keys = [...new Set([...changed].flatMap(subject => liveAnswers[subject]))]
    const known = keys.filter(key => store.read(answerName(need(key, {}), 'en')) !== undefined)
    const renewing = known.map(key => isLost(renewAnswer(store, need(key, {}))))
    for (const subject of changed) tellChanged(subject)
    const wasLost = await Promise.all(renewing)
    const lost = new Set<CallKey>(known.filter((_, at) => wasLost[at]))
    return [...changed].filter(subject => liveAnswers[subject].some(key => lost.has(key)))
  })
  useEffect(() => {
    if (uid === undefined) return
    let changed = new Set<Subject>()
    let timer: ReturnType<typeof setTimeout> | undefined
    let pauseMs = firstPauseMs
    let isOver = false
    function gather(subject: Subject) {
      changed.add(subject)
      timer ??= setTimeout(() => {
        const told = changed
        timer = undefined
        changed = new Set()
        void renew(told).then(askAgain)
      }, gatherMs)
    }
    function askAgain(lost: readonly Subject[]) {
      const waitMs = pauseMs
      pauseMs = lost.length > 0 ? Math.min(2 * waitMs, longestPauseMs) : firstPauseMs
      setTimeout(() => {
        if (!isOver) for (const one of lost) gather(one)
      }, waitMs)
    }
    const leave = followFeed({
      uid,
      url: endpoints(location.origin, namedEndpoints()).realtimeUrl,
      token: readToken,
      clientId: randomId(bytes => crypto.getRandomValues(bytes)),
      onChanged: gather,
      onMessage: takeMessage,
      onRefused: () => void callServer('GET /member/detail').catch(() => {}),
    })
    return () => {
      isOver = true
      clearTimeout(timer)
      leave()
    }
  }, [uid])
  return null
}

/** Whether no answer came, be it a good one or a refusal. */
function isLost(asking: Promise<unknown>): Promise<boolean> {
  return asking.then(
    () => false,
    (failure: unknown) => failure instanceof Error && 'code' in failure && failure.code === 'ERR_NETWORK',
  )
}
