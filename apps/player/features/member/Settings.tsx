import { Card } from '@saya/ui/card'
import { Switch } from '@saya/ui/choice'
import { bookOpenText } from '@saya/ui/icon/drawings/bookOpenText'
import { deviceMobile } from '@saya/ui/icon/drawings/deviceMobile'
import { globe } from '@saya/ui/icon/drawings/globe'
import { megaphone } from '@saya/ui/icon/drawings/megaphone'
import { moon } from '@saya/ui/icon/drawings/moon'
import { question } from '@saya/ui/icon/drawings/question'
import { sunHorizon } from '@saya/ui/icon/drawings/sunHorizon'
import { ListRow, ListRowButton, ListRowLink } from '@saya/ui/listRow'
import { useContext } from 'react'
import { BrandContext } from '../../shared/brand.ts'
import { chooseTheme, useTheme } from '../../shared/choices.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { MessagesRow } from '../message/index.ts'
import { memberTexts } from './member.texts.ts'
import { openLanguages } from './openLanguages.tsx'

/** What one may want to read, and how the member wants the app: language and light count from the moment on. */
export function Settings() {
  const t = useTexts(memberTexts)
  const language = useContext(LanguageContext)
  const theme = useTheme()
  const brand = useContext(BrandContext)
  const product = brand === 'h5' ? 'slots' : brand
  return (
    <section className="mySettings" aria-label={t.settings}>
      <Card>
        <MessagesRow />
        <ListRowLink drawing={bookOpenText} title={t.helpCenter} href="/my/helpcenter" />
        <ListRowLink drawing={question} title={t.faq} href="/s-docs/faq" />
        <ListRowLink drawing={megaphone} title={t.feedback} href="/my/feedback" />
        <ListRowLink drawing={sunHorizon} title={t.about} href={`/about-${product}`} />
        <ListRowLink drawing={deviceMobile} title={t.app} href="/app" />
        <ListRowButton
          drawing={globe}
          title={t.language}
          value={language === 'en' ? t.english : t.tagalog}
          aria-haspopup="dialog"
          onClick={openLanguages}
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
