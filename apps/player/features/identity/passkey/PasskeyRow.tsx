import { shieldCheck } from '@saya/ui/icon/drawings/shieldCheck'
import { ListRowButton } from '@saya/ui/listRow'
import { useContext } from 'react'
import { LanguageContext, useTexts } from '../../../shared/texts.ts'
import { timeOfUse } from '../devices/deviceWords.ts'
import { passkeyTexts } from './passkey.texts.ts'
import type { OwnPasskey } from './usePasskeys.ts'

interface PasskeyRowProps {
  readonly passkey: OwnPasskey
  readonly onPress: () => void
}

export function PasskeyRow({ passkey, onPress }: PasskeyRowProps) {
  const t = useTexts(passkeyTexts)
  const language = useContext(LanguageContext)
  const { name, host, created_at: addedAt, used_at: usedAt } = passkey
  return (
    <ListRowButton
      drawing={shieldCheck}
      title={name || t.unnamed}
      note={
        <>
          {t.added(timeOfUse(addedAt, language))}
          <span className="passkeyMore">{usedAt === 0 ? t.unused : t.used(timeOfUse(usedAt, language))}</span>
          {host !== '' && <span className="passkeyMore">{t.onlyAt(host)}</span>}
        </>
      }
      onClick={onPress}
    />
  )
}
