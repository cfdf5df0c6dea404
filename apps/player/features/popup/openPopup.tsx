import { IconButton } from '@saya/ui/button'
import { xBold } from '@saya/ui/icon/drawings/xBold'
import { openModal } from '@saya/ui/modal'
import { go } from '../../shared/navigation.ts'
import { type Language, useTexts } from '../../shared/texts.ts'
import type { Popup } from './due.rules.ts'
import { linkOf } from './linkOf.ts'
import { popupTexts } from './popup.texts.ts'
import './popup.css'

export interface PopupContent {
  readonly popup: Popup
  readonly picture: HTMLImageElement
  readonly language: Language
}

/** Shows one until it is closed or followed. True when it led to another page. */
export async function openPopup({ popup, picture, language }: PopupContent): Promise<boolean> {
  const title = popup.title[language === 'en' ? 0 : 1]
  const { closed } = openModal<string>(
    close => <PopupView title={title} picture={picture} link={linkOf(popup)} onLeave={close} />,
    { look: 'dialog', label: title },
  )
  const to = await closed
  if (!to) return false
  await go(to)
  return true
}

interface PopupViewProps {
  readonly title: string
  readonly picture: HTMLImageElement
  readonly link: ReturnType<typeof linkOf>
  /** With a page of ours to go to, or with none. */
  readonly onLeave: (to?: string) => void
}

function PopupView({ title, picture, link, onLeave }: PopupViewProps) {
  const t = useTexts(popupTexts)
  const image = <img src={picture.src} width={picture.naturalWidth} height={picture.naturalHeight} alt={title} />
  return (
    <div className="popup">
      {link?.kind === 'page' && (
        <a
          href={link.to}
          data-autofocus
          onClick={event => {
            event.preventDefault()
            onLeave(link.to)
          }}
        >
          {image}
        </a>
      )}
      {link?.kind === 'elsewhere' && (
        <a href={link.to} target="_blank" rel="noopener noreferrer" data-autofocus onClick={() => onLeave()}>
          {image}
        </a>
      )}
      {!link && image}
      <IconButton drawing={xBold} size={20} label={t.close} disc onClick={() => onLeave()} />
    </div>
  )
}
