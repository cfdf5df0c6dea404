import { idTypes, type IdTypeCode } from '@saya/contract/kyc/idTypes.ts'
import type { KycRecord } from '@saya/contract/kyc/record.ts'
import { Button } from '@saya/ui/button'
import { checkBold } from '@saya/ui/icon/drawings/checkBold'
import { Note } from '@saya/ui/note'
import { useContext } from 'react'
import { LanguageContext, useTexts } from '../../../shared/texts.ts'
import { Advice } from '../Advice.tsx'
import { useDraft } from '../form/draft.ts'
import { IdPicture } from '../photo/IdPicture.tsx'
import { firstValues } from '../form/kycForm.ts'
import { kycTexts } from '../kyc.texts.ts'
import { KycFrame } from '../KycFrame.tsx'
import { isIdPhotoLocked } from '../gate/locks.ts'
import { useReading } from './useReading.ts'

interface OcrStageProps {
  readonly record: KycRecord
  /** To the selfie, past a result that there is already or that is not waited for. */
  readonly onPast: () => void
  readonly onBack: () => void
}

/** Leads to where the ID is shown, once one knows what is to be done there. */
export function OcrStage({ record, onPast, onBack }: OcrStageProps) {
  const t = useTexts(kycTexts)
  const at = useContext(LanguageContext) === 'en' ? 0 : 1
  const { typed } = useDraft()
  const type = firstValues(record, typed).id_type
  const name = type in idTypes ? idTypes[type as IdTypeCode].label[at] : 'ID'
  const { isBusy, trouble, begin } = useReading(type)
  const isKept = isIdPhotoLocked({ record, isSet: record.attachments.idPhoto !== '' })
  const isRead = isKept || (record.ocr?.verified === true && record.ocr.idType === type)
  return (
    <KycFrame
      stage="ocr"
      onBack={onBack}
      actions={
        isRead ? (
          <>
            <Button full onClick={onPast}>
              {t.next}
            </Button>
            <Button full look="ghost" loading={isBusy} onClick={() => void begin()}>
              {t.ocrAgain}
            </Button>
          </>
        ) : (
          <>
            <Button full loading={isBusy} onClick={() => void begin()}>
              {t.ocrStart}
            </Button>
            {trouble && (
              <Button full look="ghost" onClick={onPast}>
                {t.ownWords}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="kycHead">
        <IdPicture />
        <h2 className="h1">{t.ocrTitle(name)}</h2>
        <p>{t.ocrLine}</p>
      </div>
      <div role="alert">
        {trouble && (
          <Note tone="bad">
            {trouble}
            <p>{t.ownWordsLine}</p>
          </Note>
        )}
      </div>
      {isRead ? (
        <Note tone="info" drawing={checkBold}>
          {t.ocrDone(name)}
        </Note>
      ) : (
        <Advice lines={[t.ocrFlat, t.ocrLight, t.ocrClear]} />
      )}
    </KycFrame>
  )
}
