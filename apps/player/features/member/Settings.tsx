import { useOffers } from '../../shared/offers/useOffers.ts'
import { Card } from '@saya/ui/card'
import { Switch } from '@saya/ui/choice'
import { chartLineUp } from '@saya/ui/icon/drawings/chartLineUp'
import { gift } from '@saya/ui/icon/drawings/gift'
import { heartbeat } from '@saya/ui/icon/drawings/heartbeat'
import { globe } from '@saya/ui/icon/drawings/globe'
import { moon } from '@saya/ui/icon/drawings/moon'
import { shieldCheck } from '@saya/ui/icon/drawings/shieldCheck'
import { speaker } from '@saya/ui/icon/drawings/speaker'
import { usersThree } from '@saya/ui/icon/drawings/usersThree'
import { ListRow, ListRowButton, ListRowLink } from '@saya/ui/listRow'
import { useContext } from 'react'
import { chooseTheme } from '../../shared/choices.ts'
import { useQuiet } from '../../shared/device/tap.ts'
import { useTheme } from '../../shared/device/useTheme.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { MessagesRow } from '../message/index.ts'
import { PushRow } from '../push/index.ts'
import { HelpRows } from './HelpRows.tsx'
import { memberTexts } from './member.texts.ts'
import { openLanguages } from './openLanguages.tsx'

/** What one may want to read, and how the member wants the app: language and light count from the moment on. */
export function Settings() {
  const t = useTexts(memberTexts)
  const language = useContext(LanguageContext)
  const theme = useTheme()
  const [isQuiet, toggleQuiet] = useQuiet()
  const areOffersShown = useOffers() === 'shown'
  return (
    <section className="mySettings" aria-label={t.settings}>
      <Card>
        {areOffersShown && (
          <>
            <ListRowLink drawing={gift} title={t.promotions} href="/promotions" />
            <ListRowLink drawing={usersThree} title={t.invite} href="/invite" />
          </>
        )}
        <ListRowLink drawing={shieldCheck} title={t.saferPlay} href="/s-safer-play" />
        <ListRowLink drawing={heartbeat} title={t.limits} href="/s-limits" />
        <ListRowLink drawing={chartLineUp} title={t.figures} href="/s-figures" />
        <MessagesRow />
        <PushRow />
        <HelpRows />
        <ListRowButton
          drawing={globe}
          title={t.language}
          value={language === 'en' ? t.english : t.tagalog}
          aria-haspopup="dialog"
          onClick={openLanguages}
        />
        <ListRow
          drawing={speaker}
          title={t.soundAndTaps}
          control={<Switch checked={!isQuiet} onChange={toggleQuiet} />}
        />
        <ListRow
          drawing={moon}
          title={t.darkMode}
          control={
            <Switch
              checked={theme === 'dark'}
              onChange={event => chooseTheme(event.currentTarget.checked ? 'dark' : 'light')}
            />
          }
        />
      </Card>
    </section>
  )
}
