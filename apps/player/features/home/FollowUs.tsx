import type { Calls } from '@saya/contract'
import { useRef } from 'react'
import { useFlag } from '../../shared/session/useFlag.ts'
import { useTexts } from '../../shared/texts.ts'
import { MediaLinks, openDebugSheet } from '../support/index.ts'
import { homeTexts } from './home.texts.ts'
import { countTap, type Taps } from './countTap.ts'
import './followUs.css'

type Media = Calls['GET /member/index']['answer']['media']

/** The wallet's own app leads its people nowhere else. */
export function FollowUs({ media }: { media: Media }) {
  return useFlag('glifeUser') ? null : <Links media={media} />
}

function Links({ media }: { media: Media }) {
  const t = useTexts(homeTexts)
  const taps = useRef<Taps>({ count: 0, lastMs: 0 })

  function tap(event: { timeStamp: number }) {
    taps.current = countTap(taps.current, event.timeStamp)
    if (taps.current.count === 0) void openDebugSheet().catch(() => {})
  }

  return (
    <section className="followUs">
      {/* Thirty quick taps show what support asks for. It is no control, so it is not announced as one. */}
      <h2 className="h2" onClick={tap}>
        {t.followUs}
      </h2>
      <MediaLinks media={media} />
    </section>
  )
}
