import { safeLink } from '@saya/client/safeLink'
import type { Calls } from '@saya/contract'
import { type Drawing, Icon } from '@saya/ui/icon'
import { sheetIcon } from '../../shared/sheetIcon.ts'
import './mediaLinks.css'

type Media = Calls['GET /member/index']['answer']['media']

const drawings: Record<string, Drawing> = {
  facebook: sheetIcon('facebookLogoFill'),
  instagram: sheetIcon('instagramLogoFill'),
  tiktok: sheetIcon('tiktokLogoFill'),
  youtube: sheetIcon('youtubeLogoFill'),
  telegram: sheetIcon('telegramLogoFill'),
}

/** Shown until the operator has named accounts of its own. */
const defaults: Media = [
  { name: 'Facebook', url: 'https://www.facebook.com/' },
  { name: 'Instagram', url: 'https://www.instagram.com/' },
  { name: 'TikTok', url: 'https://www.tiktok.com/' },
  { name: 'YouTube', url: 'https://www.youtube.com/' },
  { name: 'Telegram', url: 'https://telegram.org/' },
]

/** Where else we are to be found. */
export function MediaLinks({ media }: { media: Media }) {
  const links = (media.length ? media : defaults).filter(link => safeLink(link.url))
  return (
    <div className="mediaLinks">
      {links.map(({ name, url }) => (
        <a key={name} href={url} aria-label={name} target="_blank" rel="noopener noreferrer">
          <Icon drawing={drawings[name.toLowerCase()] ?? sheetIcon('globe')} size={26} />
        </a>
      ))}
    </div>
  )
}
