import { pickDate } from '@saya/ui/datePicker'
import { Field } from '@saya/ui/field'
import { calendarBlank } from '@saya/ui/icon/drawings/calendarBlank'
import { SelectField } from '@saya/ui/select'
import { months } from '@saya/contract/manilaText.ts'
import { useTexts } from '../../../shared/texts.ts'
import { fieldTexts, formTexts } from './kycForm.texts.ts'
import { isDay, spellDay } from './spellDay.ts'
import { today } from './today.ts'
import type { KycForm } from './useKycForm.ts'

/** No ID of ours is given out for longer. */
const longestYears = 15

/** The day until which the ID is good. What was read may lie behind us: then it is shown, and the next one cannot. */
export function ExpiryField({ form }: { form: KycForm }) {
  const t = useTexts(formTexts)
  const label = useTexts(fieldTexts).expiry_date
  const { expiry_date: expiry } = form.values

  async function choose() {
    const first = today()
    const last = `${Number(first.slice(0, 4)) + longestYears}-12-31`
    const { cancel, confirm, year, month, day } = t
    const picked = await pickDate({
      texts: { title: label, cancel, confirm, year, month, day, months: months[form.language] },
      today: first,
      min: first,
      max: last,
      value: isDay(expiry) && expiry >= first ? expiry : first,
    })
    if (picked !== undefined) form.set({ expiry_date: picked })
  }

  return (
    <Field label={label} aside={t.optional} hint={form.readOf('expiry_date') && t.read}>
      <SelectField
        value={isDay(expiry) ? spellDay(expiry, form.language) : undefined}
        placeholder={t.choose}
        drawing={calendarBlank}
        disabled={form.isDisabled}
        data-field="expiry_date"
        onClick={() => void choose()}
      />
    </Field>
  )
}
