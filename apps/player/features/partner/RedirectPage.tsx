import { kycName } from '@saya/contract/gates.ts'
import { Button } from '@saya/ui/button'
import { useEffect, useEffectEvent, useState } from 'react'
import { Notice } from '../../app/Notice.tsx'
import type { Place } from '../../shared/session/place.ts'
import { bridge } from '../../shared/device/bridge.ts'
import { callServer } from '../../shared/answer/client.ts'
import { namedEndpoints } from '../../shared/answer/namedEndpoints.ts'
import { go } from '../../shared/navigation.ts'
import { readToken } from '../../shared/session/session.ts'
import { useTexts } from '../../shared/texts.ts'
import { askToSignIn } from '../identity/index.ts'
import { Entering } from './Entering.tsx'
import { partnerTexts } from './partner.texts.ts'
import { redirectOf } from './redirect.rules.ts'

/** Leads to a partner's own app, where ours opens in it: who may not go there yet is led to what is missing. */
export function Page({ place }: { place: Place }) {
  const t = useTexts(partnerTexts)
  const { partner = '', needs } = place.params
  const needsKyc = needs === 'kyc'
  const [isNowhere, setNowhere] = useState(false)

  const lead = useEffectEvent(async () => {
    const profile = readToken() && needsKyc ? await callServer('GET /member/detail').catch(() => undefined) : undefined
    const target = redirectOf({
      app: namedEndpoints().partners?.[partner],
      needsKyc,
      standing: profile && kycName(profile.kyc_status),
    })
    if (target === 'nowhere') return setNowhere(true)
    if (target === 'signIn') {
      const origin = location.pathname
      await go('/', { replace: true })
      return askToSignIn({ origin })
    }
    if (target === 'verify') return go('/s-kyc', { replace: true })
    bridge().navigate(target.app)
  })
  useEffect(() => void lead(), [])

  if (!isNowhere) return <Entering line={t.leading} />
  return (
    <Notice
      picture="not-found"
      title={t.nowhereTitle}
      text={t.nowhereLine}
      action={<Button onClick={() => void go('/', { replace: true })}>{t.home}</Button>}
    />
  )
}
