import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Place } from '../../shared/session/place.ts'
import { takeEntryCode } from '../../shared/session/entryCode.ts'
import { go } from '../../shared/navigation.ts'
import { say } from '../../shared/say.ts'
import { keepArrival } from '../../shared/session/arrival.ts'
import { readToken } from '../../shared/session/session.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../shared/texts.ts'
import { openDepositSheet } from '../deposit/index.ts'
import { askGate } from '../kyc/index.ts'
import { Entering } from './Entering.tsx'
import { nextPlace } from './nextPlace.ts'
import { NobodyIn } from './NobodyIn.tsx'
import { partnerTexts } from './partner.texts.ts'
import { type PartnerName, signInFrom } from './signInFrom.ts'

/** Where a partner's app opens ours: signs the person in, and leads on to what they came for. */
export function Page({ place }: { place: Place }) {
  const t = useTexts(partnerTexts)
  const partner = (place.params.partner ?? 'glife') as PartnerName
  const [isFailed, setFailed] = useState(false)
  const isBegun = useRef(false)

  async function fail(failure?: unknown) {
    const why = failure === undefined ? '' : sentenceOf(failure, '')
    void say(t[`${partner}Failed`](why), 'bad')
    if (partner === 'lazadamini') await go('/lazada', { replace: true })
    else if (readToken()) await go('/', { replace: true })
    else setFailed(true)
  }

  const enter = useEffectEvent(async () => {
    // Whoever comes in here for the first time is registered with what it says.
    await keepArrival(place.search.toString())
    const entered = await signInFrom(partner, takeEntryCode()).catch(async (failure: unknown) => {
      await fail(failure)
      return undefined
    })
    if (entered === 'nobody') return fail()
    if (!entered) return
    if (entered === 'stayed') {
      await go('/', { replace: true })
      return
    }
    const wantsToPay = partner === 'mayamini' && place.search.get('action') === 'deposit-maya'
    await go(wantsToPay ? '/my' : nextPlace(place.search), { replace: true })
    if (wantsToPay && (await askGate('depositByWallet'))) await openDepositSheet()
  })
  useEffect(() => {
    // The code is good once.
    if (isBegun.current) return
    isBegun.current = true
    void enter()
  }, [])

  return isFailed ? <NobodyIn /> : <Entering line={t.entering} />
}
