import { safeLink } from '@saya/client/safeLink'
import type { Calls } from '@saya/contract'
import { type Drawing, Icon } from '@saya/ui/icon'
import { useRef, useSyncExternalStore } from 'react'
import { hasFlag } from '../../shared/sessionFlags.ts'
import { sheetIcon } from '../../shared/sheetIcon.ts'
import { useTexts } from '../../shared/texts.ts'
import { openDebugSheet } from '../support/index.ts'
import { homeTexts } from './home.texts.ts'
import { countTap, type Taps } from './countTap.ts'
import './followUs.css'

type Media = Calls['GET /member/index']['answer']['media']

const drawings: Record<string, Drawing> = {
  facebook: sheetIcon('facebookLogoFill'),
  instagram: sheetIcon('instagramLogoFill'),
  tiktok: sheetIcon('tiktokLogoFill'),
  youtube: sheetIcon('youtubeLogoFill'),
  telegram: sheetIcon('telegramLogoFill'),
}

const never = () => () => {}
const isWalletUser = () => hasFlag('glifeUser')
const isNobody = () => false

/** Shown until the operator has named accounts of its own. */
const defaults: Media = [
  { name: 'Facebook', url: 'https://www.facebook.com/' },
  { name: 'Instagram', url: 'https://www.instagram.com/' },
  { name: 'TikTok', url: 'https://www.tiktok.com/' },
  { name: 'YouTube', url: 'https://www.youtube.com/' },
  { name: 'Telegram', url: 'https://telegram.org/' },
]

/** The wallet's own app leads its people nowhere else. */
export function FollowUs({ media }: { media: Media }) {
  return useSyncExternalStore(never, isWalletUser, isNobody) ? null : <Links media={media} />
}

function Links({ media }: { media: Media }) {
  const t = useTexts(homeTexts)
  const taps = useRef<Taps>({ count: 0, lastMs: 0 })
  const links = (media.length ? media : defaults).filter(link => safeLink(link.url))

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
      <div className="followUsLinks">
        {links.map(({ name, url }) => (
          <a key={name} href={url} aria-label={name} target="_blank" rel="noopener noreferrer">
            <Icon drawing={drawings[name.toLowerCase()] ?? sheetIcon('globe')} size={26} />
          </a>
        ))}
      </div>
    </section>
  )
}
