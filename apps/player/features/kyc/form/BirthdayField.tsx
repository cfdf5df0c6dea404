import { birthdayRange } from '@saya/contract/kyc/fields.ts'
import { pickDate } from '@saya/ui/datePicker'
import { Field } from '@saya/ui/field'
import { calendarBlank } from '@saya/ui/icon/drawings/calendarBlank'
import { SelectField } from '@saya/ui/select'
import { months } from '@saya/contract/manilaText.ts'
import { useTexts } from '../../../shared/texts.ts'
import { fieldTexts, formTexts } from './kycForm.texts.ts'
import { today } from './today.ts'
import type { KycForm } from './useKycForm.ts'
import { isDay, spellDay } from './spellDay.ts'
import { SentBack } from './SentBack.tsx'

/** A day on three wheels, between 100 and 21 years ago. */
export function BirthdayField({ form }: { form: KycForm }) {
  const t = useTexts(formTexts)
  const label = useTexts(fieldTexts).birthday
  const { birthday } = form.values

  async function choose() {
    const { first, last } = birthdayRange(today())
    const picked = await pickDate({
      texts: {
        title: label,
        cancel: t.cancel,
        confirm: t.confirm,
        year: t.year,
        month: t.month,
        day: t.day,
        months: months[form.language],
      },
      today: today(),
      min: first,
      max: last,
      value: isDay(birthday) ? birthday : undefined,
    })
    if (picked !== undefined) form.set({ birthday: picked })
  }

  const hint = form.isSentBack('birthday') ? <SentBack /> : form.readOf('birthday') && t.read
  return (
    <Field label={label} hint={hint} error={form.faultOf('birthday')}>
      <SelectField
        value={isDay(birthday) ? spellDay(birthday, form.language) : undefined}
        placeholder={t.choose}
        drawing={calendarBlank}
        disabled={form.isDisabled}
        data-field="birthday"
        onClick={() => void choose()}
      />
    </Field>
  )
}
