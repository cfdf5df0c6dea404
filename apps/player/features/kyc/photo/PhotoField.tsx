import { Field } from '@saya/ui/field'
import { Note } from '@saya/ui/note'
import { ProgressBar } from '@saya/ui/progress'
import { ImageUploader } from '@saya/ui/uploader'
import { useState } from 'react'
import { say } from '../../../shared/say.ts'
import { useTexts } from '../../../shared/texts.ts'
import { cameraTexts } from '../camera/camera.texts.ts'
import { KeptPhoto } from './KeptPhoto.tsx'
import { kycTexts } from '../kyc.texts.ts'
import type { KycField } from '../form/kycForm.ts'
import { fieldTexts, formTexts } from '../form/kycForm.texts.ts'
import { photoShown } from './shownPhotos.ts'
import type { KycForm } from '../form/useKycForm.ts'
import { useJudgement } from '../camera/useJudgement.ts'
import { usePhotoUpload } from './usePhotoUpload.ts'
import { SentBack } from '../form/SentBack.tsx'

interface PhotoFieldProps {
  readonly form: KycForm
  readonly field: Extract<KycField, `attachments_${string}`>
  readonly isLocked?: boolean
  readonly facing: 'front' | 'back'
}

/** One photo of the form: sent as soon as it is taken, shown as it is kept. */
export function PhotoField({ form, field, isLocked, facing }: PhotoFieldProps) {
  const t = useTexts(formTexts)
  const camera = useTexts(cameraTexts)
  const kept = useTexts(kycTexts).photoKept
  const label = useTexts(fieldTexts)[field]
  const [taken, setTaken] = useState<File>()
  const { share, upload } = usePhotoUpload()
  const faults = useJudgement(taken)
  const key = form.values[field]
  const name = field.slice('attachments_'.length) as 'face' | 'idPhoto' | 'idBack' | 'selfieWithIDPhotoPath'
  const shown = taken ?? photoShown(key) ?? addressOf(form, name, key)
  const hasCamera = 'mediaDevices' in navigator

  async function take(file: File) {
    setTaken(file)
    const stored = await upload(file)
    if (stored) form.set({ [field]: stored })
    else setTaken(undefined)
  }

  const hint = isLocked ? t.locked : form.isSentBack(name) ? <SentBack /> : faults?.[0] ? camera[faults[0]] : undefined
  if (isLocked || form.isDisabled) {
    const state = key === '' ? t.noPhoto : kept
    return (
      <Field label={label} hint={hint} error={form.faultOf(field)}>
        <div className="kycKept" role="img" aria-label={`${label}: ${state}`} data-field={field}>
          <KeptPhoto photo={shown} state={state} />
        </div>
      </Field>
    )
  }
  return (
    <Field label={label} hint={hint} error={form.faultOf(field)}>
      <div data-field={field} tabIndex={-1}>
        {key !== '' && !shown && <Note tone="info">{kept}</Note>}
        <ImageUploader
          prompt={label}
          alt={label}
          value={shown}
          facing={facing}
          onFile={file => void take(file)}
          onWrongType={() => void say(hasCamera ? camera.wrongType : camera.pngOnly, 'bad')}
          cameraTexts={hasCamera ? sheetTexts(camera) : undefined}
        />
        {share !== undefined && <ProgressBar value={share} max={1} label={camera.uploading(Math.round(share * 100))} />}
      </div>
    </Field>
  )
}

/** A photo that was kept earlier, or read, is shown by its temporary address, as long as it is still the one. */
function addressOf({ record }: KycForm, name: 'face' | 'idPhoto' | 'idBack' | 'selfieWithIDPhotoPath', key: string) {
  const { attachments, ocr } = record
  if (key === '') return undefined
  if (key === attachments[name]) return attachments[`${name}_url`] || undefined
  return key === ocr?.attachments.idPhoto ? ocr.attachments.idPhoto_url : undefined
}

function sheetTexts(t: ReturnType<typeof useTexts<typeof cameraTexts>>) {
  return {
    title: t.photoTitle,
    close: t.close,
    takePhoto: t.takePhoto,
    chooseFile: t.chooseFile,
    switchCamera: t.switchCamera,
    preview: t.preview,
    starting: t.starting,
    failures: { denied: t.denied, missing: t.missing, broken: t.broken },
    wrongType: t.wrongType,
  }
}
