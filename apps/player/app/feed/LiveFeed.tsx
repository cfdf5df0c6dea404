import { endpoints } from '@saya/client'
import { randomId } from '@saya/client/randomId'
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

/** Keeps what a member sees true while they look: it listens to the server, and shows nothing itself. */
export function LiveFeed() {
  const store = useContext(AnswerContext)
  const uid = useProfile().answer?.uid
  const renew = useEffectEvent(async (changed: ReadonlySet<Subject>) => {
    await outdateAnswers()
    const keys = new Set([...changed].flatMap(subject => liveAnswers[subject]))
    for (const wanted of [...keys].map(key => need(key, {}))) {
      if (store.read(answerName(wanted, 'en')) !== undefined) renewAnswer(store, wanted).catch(() => {})
    }
    for (const subject of changed) tellChanged(subject)
  })
  useEffect(() => {
    if (uid === undefined) return
    let changed = new Set<Subject>()
    let timer: ReturnType<typeof setTimeout> | undefined
    function gather(subject: Subject) {
      changed.add(subject)
      timer ??= setTimeout(() => {
        const told = changed
        timer = undefined
        changed = new Set()
        void renew(told)
      }, gatherMs)
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
      clearTimeout(timer)
      leave()
    }
  }, [uid])
  return null
}
