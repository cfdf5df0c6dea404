import type { Calls } from '@saya/contract'
import { Icon } from '@saya/ui/icon'
import { sheetIcon } from '../../shared/sheetIcons.ts'
import { useTexts } from '../../shared/texts.ts'
import { homeTexts } from './home.texts.ts'
import './responsibleGaming.css'

type Links = Calls['GET /member/index']['answer']['bottom']

/** Who may play, under whose licence, and where help is. The operator's own links come first. */
export function ResponsibleGaming({ bottom }: { bottom: Links }) {
  const t = useTexts(homeTexts)
  const [first, second] = bottom
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
        <span>
          <Icon drawing={sheetIcon('sealCheck')} />
          {t.regulator}
        </span>
        <span>
          <Icon drawing={sheetIcon('shieldCheck')} />
          {t.licence}
        </span>
      </div>
      <div className="responsibleLinks">
        <a href={first?.url ?? '/s-docs/stmt'}>{first && first.name !== 'Play safe' ? first.name : t.playSafe}</a>
        <a href={second?.url ?? '/terms-of-use'}>{second && second.name !== 'Terms of Use' ? second.name : t.terms}</a>
        <a href="/privacy-policy">{t.privacy}</a>
      </div>
    </section>
  )
}
