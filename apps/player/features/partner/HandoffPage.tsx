import { useEffect, useEffectEvent, useRef } from 'react'
import type { Place } from '../../shared/session/place.ts'
import { callServer } from '../../shared/answer/client.ts'
import { type EntryCode, takeEntryCode } from '../../shared/session/entryCode.ts'
import { go } from '../../shared/navigation.ts'
import { decodeReturn } from '../../shared/session/returnToken.ts'
import type { partnerFlags } from '../../shared/session/sessionFlags.ts'
import { useTexts } from '../../shared/texts.ts'
import { askToSignIn } from '../identity/index.ts'
import { enter } from './enter.ts'
import { Entering } from './Entering.tsx'
import { partnerTexts } from './partner.texts.ts'
import type { EntryOutcome } from './signInFrom.ts'

/** Where somebody arrives who was a member in another window: with the code from there they are the same one here. */
export function Page({ place }: { place: Place }) {
  const t = useTexts(partnerTexts)
  const isBegun = useRef(false)
  const arrive = useEffectEvent(async () => {
    const { gameName, flag } = place.params
    const next = gameName ? `/s-game-page/${encodeURIComponent(gameName)}` : '/my'
    const entered = await signIn(takeEntryCode(), flag as (typeof partnerFlags)[number] | undefined)
    await go(entered === 'in' ? next : '/', { replace: true })
    if (entered === 'nobody') askToSignIn({ origin: next })
  })
  useEffect(() => {
    // The code is good once.
    if (isBegun.current) return
    isBegun.current = true
    void arrive()
  }, [])
  return <Entering line={t.entering} />
}

/** A window of a partner's browser is one only for who came in by it. */
async function signIn(
  { path, token }: EntryCode,
  flag: (typeof partnerFlags)[number] | undefined,
): Promise<EntryOutcome> {
  const code = decodeReturn(path ?? token ?? '')
  const entered = code && (await callServer('POST /member/handoff/login', { body: { code } }).catch(() => undefined))
  if (!entered) return 'nobody'
  return (await enter({ token: entered.token, flag }).catch(() => false)) ? 'in' : 'stayed'
}
