import { Card } from '@saya/ui/card'
import { Switch } from '@saya/ui/choice'
import { globe } from '@saya/ui/icon/drawings/globe'
import { moon } from '@saya/ui/icon/drawings/moon'
import { ListRow, ListRowButton } from '@saya/ui/listRow'
import { useContext } from 'react'
import { chooseTheme, useTheme } from '../../shared/choices.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { memberTexts } from './member.texts.ts'
import { openLanguages } from './openLanguages.tsx'

/** How the member wants the app: its language and its light. Both change at once and count from then on. */
export function Settings() {
  const t = useTexts(memberTexts)
  const language = useContext(LanguageContext)
  const theme = useTheme()
  return (
    <section className="mySettings" aria-label={t.settings}>
      <Card>
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
