import { Button } from '@saya/ui/button'
import { Icon } from '@saya/ui/icon'
import { copy } from '@saya/ui/icon/drawings/copy'
import { image } from '@saya/ui/icon/drawings/image'
import { useContext, useState } from 'react'
import { loadModule } from '../../shared/answer/loadModule.ts'
import { copyText } from '../../shared/device/copyText.ts'
import { say } from '../../shared/say.ts'
import { type Language, LanguageContext, useTexts } from '../../shared/texts.ts'
import type { Offer } from './InviteHero.tsx'
import { inviteTexts } from './invite.texts.ts'
import { QrCode } from './QrCode.tsx'
import { shareLink } from './shareLink.ts'

interface LinkProps {
  readonly link: string
  readonly offer: Offer
}

/** The link as it is sent on: a chat has no cookie that says in which language it previews. */
function inLanguage(link: string, language: Language): string {
  return language === 'tl' ? `${link}&lang=tl` : link
}

/** The member's link: to scan, to copy, to share, and as a picture. */
export function InviteLink({ link, offer }: LinkProps) {
  const t = useTexts(inviteTexts)
  const language = useContext(LanguageContext)
  const [isDrawing, setDrawing] = useState(false)

  const sent = inLanguage(link, language)
  async function copyLink() {
    const isCopied = await copyText(sent)
    await say(isCopied ? t.copied : t.notCopied, isCopied ? 'ok' : 'bad')
  }
  async function share() {
    if (!(await shareLink({ title: t.page, text: t.shareText, url: sent }))) await copyLink()
  }
  async function sharePicture() {
    setDrawing(true)
    try {
      const { handOnPicture } = await loadModule(() => import('./handOnPicture.ts'))
      const isSaved = await handOnPicture({ link, language, offer })
      if (isSaved) await say(t.pictureSaved, 'ok')
    } catch {
      await say(t.pictureFailed, 'bad')
    } finally {
      setDrawing(false)
    }
  }
  return (
    <section className="inviteLink" aria-labelledby="invite-link">
      <h2 className="unseen" id="invite-link">
        {t.linkHead}
      </h2>
      <QrCode text={link} label={t.qr} />
      <p className="inviteAddress">{sent.replace(/^https?:\/\//, '')}</p>
      <Button full onClick={() => void share()}>
        {t.share}
      </Button>
      <div className="inviteWays">
        <Button look="soft" size="medium" onClick={() => void copyLink()}>
          <Icon drawing={copy} size={20} /> {t.copy}
        </Button>
        <Button look="soft" size="medium" loading={isDrawing} onClick={() => void sharePicture()}>
          <Icon drawing={image} size={20} /> {t.picture}
        </Button>
      </div>
    </section>
  )
}
