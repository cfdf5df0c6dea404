import { helpline, helplineName } from '@saya/contract/exclusion/helpline.ts'
import { Card } from '@saya/ui/card'
import { bookOpenText } from '@saya/ui/icon/drawings/bookOpenText'
import { headset } from '@saya/ui/icon/drawings/headset'
import { heartbeat } from '@saya/ui/icon/drawings/heartbeat'
import { ListRowLink } from '@saya/ui/listRow'
import { useTexts } from '../../shared/texts.ts'
import { exclusionTexts } from './exclusion.texts.ts'

/** Who listens, and what else helps. */
export function HelpNear() {
  const t = useTexts(exclusionTexts)
  return (
    <section aria-labelledby="help">
      <h2 className="h2" id="help">
        {t.help}
      </h2>
      <p>{t.helpText(helplineName, helpline)}</p>
      <Card>
        <ListRowLink drawing={headset} title={t.call(helpline)} href={`tel:${helpline.replaceAll(/[^0-9]/g, '')}`} />
        <ListRowLink drawing={heartbeat} title={t.limits} href="/s-limits" />
        <ListRowLink drawing={bookOpenText} title={t.more} href="/s-docs/stmt" />
      </Card>
      <p className="saferPlayTagline">{t.tagline}</p>
    </section>
  )
}
