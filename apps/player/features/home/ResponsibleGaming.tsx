import { safeLink } from '@saya/client/safeLink'
import type { Calls } from '@saya/contract'
import { Icon } from '@saya/ui/icon'
import { ImageWithFallback } from '@saya/ui/picture'
import { isOwnPage } from '../../shared/isOwnPage.ts'
import { pictureAddress } from '../../shared/picture/pictureAddress.ts'
import { sheetIcon } from '../../shared/sheetIcon.ts'
import type { SheetName } from '../../shared/sheetNames.ts'
import { useTexts } from '../../shared/texts.ts'
import { homeTexts } from './home.texts.ts'
import './responsibleGaming.css'

type Link = Calls['GET /member/index']['answer']['bottom'][number]

/** Who may play, under whose licence, and where help is. The operator's own links and logos come first. */
export function ResponsibleGaming({ bottom }: { bottom: readonly Link[] }) {
  const t = useTexts(homeTexts)
  const [first, second] = bottom.filter(({ url }) => isOwnPage(url) || safeLink(url))
  return (
    <section className="responsible">
      <div className="responsibleHead">
        <span className="ageMark">21+</span>
        <div>
          <h2 className="h3">{t.responsible}</h2>
          <p>{t.playersOnly}</p>
        </div>
      </div>
      <div className="regulators">
        <Regulator link={first} drawing="sealCheck" word={t.regulator} />
        <Regulator link={second} drawing="shieldCheck" word={t.licence} />
      </div>
      <div className="responsibleLinks">
        <a href={first?.url ?? '/s-docs/stmt'}>{first && first.name !== 'Play safe' ? first.name : t.playSafe}</a>
        <a href={second?.url ?? '/terms-of-use'}>{second && second.name !== 'Terms of Use' ? second.name : t.terms}</a>
        <a href="/privacy-policy">{t.privacy}</a>
      </div>
    </section>
  )
}

interface RegulatorProps {
  readonly link: Link | undefined
  readonly drawing: SheetName
  readonly word: string
}

/** A regulator's logo where the operator has uploaded one; until then its place. */
function Regulator({ link, drawing, word }: RegulatorProps) {
  const place = (
    <>
      <Icon drawing={sheetIcon(drawing)} />
      {word}
    </>
  )
  return (
    <span>
      {link?.img ? (
        <ImageWithFallback
          src={pictureAddress(link.img)}
          alt={link.name}
          width={120}
          height={40}
          loading="lazy"
          fallback={place}
        />
      ) : (
        place
      )}
    </span>
  )
}
