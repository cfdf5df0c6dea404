import { Button } from '@saya/ui/button'
import { Icon } from '@saya/ui/icon'
import { copy } from '@saya/ui/icon/drawings/copy'
import { image } from '@saya/ui/icon/drawings/image'
import { Fragment, useContext, useId, useState } from 'react'
import { loadModule } from '../answer/loadModule.ts'
import { copyText } from '../device/copyText.ts'
import { say } from '../say.ts'
import { type Language, LanguageContext, useTexts } from '../texts.ts'
import { linkTexts } from './link.texts.ts'
import { QrCode } from './QrCode.tsx'
import { shareLink } from './shareLink.ts'
import type { PictureLines } from './sharePicture.ts'
import './linkCard.css'

interface LinkCardProps {
  readonly link: string
  /** What the card is, for whoever does not see it. */
  readonly head: string
  /** What it is called where it is shared. */
  readonly title: string
  /** What its picture promises; nothing where it promises nothing. */
  readonly lines?: PictureLines | undefined
}

/** The link as it is sent on: a chat has no cookie that says in which language it previews. */
function inLanguage(link: string, language: Language): string {
  return language === 'tl' ? `${link}&lang=tl` : link
}

/** A link as it is read: a line of it ends after / ? & or = where it can. */
function Address({ link }: { link: string }) {
  const parts = link.replace(/^https?:\/\//, '').match(/[^/?&=]*[/?&=]|[^/?&=]+$/g) ?? []
  return parts.map((part, at) => (
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ))
}

/** A member's link: to scan, to copy, to share, and as a picture. */
export function LinkCard({ link, head, title, lines }: LinkCardProps) {
  const t = useTexts(linkTexts)
  const language = useContext(LanguageContext)
  const headId = useId()
  const [isDrawing, setDrawing] = useState(false)

  const sent = inLanguage(link, language)
  async function copyLink() {
    const isCopied = await copyText(sent)
    await say(isCopied ? t.copied : t.notCopied, isCopied ? 'ok' : 'bad')
  }
  async function share() {
    if (!(await shareLink({ title, text: t.shareText, url: sent }))) await copyLink()
  }
  async function shareAsPicture() {
    setDrawing(true)
    try {
      const { sharePicture } = await loadModule(() => import('./sharePicture.ts'))
      const isSaved = await sharePicture({ link, language, lines })
      if (isSaved) await say(t.pictureSaved, 'ok')
    } catch {
      await say(t.pictureFailed, 'bad')
    } finally {
      setDrawing(false)
    }
  }
  return (
    <section className="linkCard" aria-labelledby={headId}>
      <h2 className="unseen" id={headId}>
        {head}
      </h2>
      <QrCode text={link} label={t.qr} />
      <p className="linkAddress">
        <Address link={sent} />
      </p>
      <Button full onClick={() => void share()}>
        {t.share}
      </Button>
      <div className="linkWays">
        <Button look="soft" size="medium" onClick={() => void copyLink()}>
          <Icon drawing={copy} size={20} /> {t.copy}
        </Button>
        <Button look="soft" size="medium" loading={isDrawing} onClick={() => void shareAsPicture()}>
          <Icon drawing={image} size={20} /> {t.picture}
        </Button>
      </div>
    </section>
  )
}
