import { safeLink } from '@saya/client/safeLink'
import type { Calls } from '@saya/contract'
import { type Drawing, Icon } from '@saya/ui/icon'
import { sheetIcon } from '../../shared/sheetIcon.ts'
import './mediaLinks.css'

type Media = Calls['GET /member/index']['answer']['media']

const known = ['Facebook', 'Instagram', 'TikTok', 'YouTube', 'Telegram'] as const

/** Shown until the operator has named accounts of its own. */
const defaults: Media = known.map(name => {
  const host = name.toLowerCase()
  return { name, url: name === 'Telegram' ? 'https://telegram.org/' : `https://www.${host}.com/` }
})

function drawingOf(name: string): Drawing {
  const site = known.find(one => one.toLowerCase() === name.toLowerCase())
  return sheetIcon(site ? `${site.toLowerCase() as Lowercase<typeof site>}LogoFill` : 'globe')
}

/** Where else we are to be found. */
export function MediaLinks({ media }: { media: Media }) {
  const links = (media.length ? media : defaults).filter(link => safeLink(link.url))
  return (
    <div className="mediaLinks">
      {links.map(({ name, url }) => (
        <a key={name} href={url} aria-label={name} target="_blank" rel="noopener noreferrer">
          <Icon drawing={drawingOf(name)} size={26} />
        </a>
      ))}
    </div>
  )
}
