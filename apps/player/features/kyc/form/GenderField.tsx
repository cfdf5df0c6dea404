import { genders } from '@saya/contract/kyc/choices.ts'
import { RadioList } from '@saya/ui/choice'
import { useTexts } from '../../../shared/texts.ts'
import { fieldTexts, formTexts } from './kycForm.texts.ts'
import type { KycForm } from './useKycForm.ts'
import { SentBack } from './SentBack.tsx'

export function GenderField({ form }: { form: KycForm }) {
  const t = useTexts(formTexts)
  const label = useTexts(fieldTexts).gender
  const fault = form.faultOf('gender')
  const hint = form.isSentBack('gender') ? <SentBack /> : form.readOf('gender') && t.read
  return (
    <div className="kycGender" data-invalid={fault ? true : undefined} data-field="gender" tabIndex={-1}>
      <span className="kycLabel" aria-hidden="true">
        {label}
      </span>
      <RadioList
        name="gender"
        label={label}
        value={form.values.gender || undefined}
        onValue={gender => form.set({ gender })}
        options={genders.map(value => ({ value, label: t[value], disabled: form.isDisabled }))}
      />
      <p className="fieldMessage" data-error={fault ? true : undefined} aria-live="polite">
        {fault ?? hint}
      </p>
    </div>
  )
}
