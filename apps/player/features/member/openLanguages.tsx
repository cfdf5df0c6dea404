import { PickList } from '@saya/ui/choice'
import { openModal, Sheet } from '@saya/ui/modal'
import { useContext } from 'react'
import { chooseLanguage } from '../../shared/choices.ts'
import { type Language, LanguageContext, useTexts } from '../../shared/texts.ts'
import { followLanguage } from '../push/index.ts'
import { memberTexts } from './member.texts.ts'

/** Lets the person pick the language; the one picked is spoken at once. */
export function openLanguages(): void {
  openModal(close => <Languages onDone={() => close()} />, { look: 'sheet' })
}

function Languages({ onDone }: { onDone: () => void }) {
  const t = useTexts(memberTexts)
  const language = useContext(LanguageContext)
  function pick(value: string) {
    chooseLanguage(value as Language)
    void followLanguage().catch(() => {})
    onDone()
  }
  return (
    <Sheet title={t.language} closeLabel={t.close}>
      <PickList
        name="language"
        label={t.language}
        value={language}
        onPick={pick}
        options={[
          { value: 'en', label: t.english },
          { value: 'tl', label: t.tagalog },
        ]}
      />
    </Sheet>
  )
}
