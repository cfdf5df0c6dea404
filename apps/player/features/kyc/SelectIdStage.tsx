import { idTypeCodes, idTypes } from '@saya/contract/kyc/idTypes.ts'
import type { KycRecord } from '@saya/contract/kyc/record.ts'
import { Button } from '@saya/ui/button'
import { RadioList } from '@saya/ui/choice'
import { useContext } from 'react'
import type { Profile } from '../../shared/answer/useProfile.ts'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { DueLine } from './gate/DueLine.tsx'
import { changeDraft, readDraft, useDraft } from './form/draft.ts'
import { idDrawings } from './camera/idDrawings.ts'
import { firstValues } from './form/kycForm.ts'
import { kycTexts } from './kyc.texts.ts'
import { KycFrame } from './KycFrame.tsx'
import { isTypeLocked } from './gate/locks.ts'

/** A number belongs to the type it was typed for. */
function chooseType(code: string): void {
  const { id_number: _number, ...others } = readDraft().typed
  changeDraft({ typed: { ...others, id_type: code } })
}

interface SelectIdStageProps {
  readonly record: KycRecord
  readonly profile: Profile
  readonly onNext: () => void
  readonly onBack: () => void
}

export function SelectIdStage({ record, profile, onNext, onBack }: SelectIdStageProps) {
  const t = useTexts(kycTexts)
  const at = useContext(LanguageContext) === 'en' ? 0 : 1
  const { typed } = useDraft()
  const isLocked = isTypeLocked({ record, isSet: record.id_type !== '' })
  const chosen = isLocked ? record.id_type : firstValues(record, typed).id_type
  return (
    <KycFrame
      stage="select-id"
      onBack={onBack}
      actions={
        <Button full disabled={chosen === ''} onClick={onNext}>
          {t.next}
        </Button>
      }
    >
      <div className="kycTitle">
        <h2 className="h1">{t.whichId}</h2>
        <p>{isLocked ? t.typeLocked : t.whichIdLine}</p>
      </div>
      <DueLine profile={profile} />
      <RadioList
        name="id-type"
        label={t.whichId}
        value={chosen || undefined}
        onValue={chooseType}
        options={idTypeCodes.map(code => ({
          value: code,
          label: idTypes[code].label[at],
          drawing: idDrawings[code],
          disabled: isLocked && code !== chosen,
        }))}
      />
    </KycFrame>
  )
}
