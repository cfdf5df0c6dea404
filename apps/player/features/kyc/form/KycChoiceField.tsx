import type { Text } from '@saya/contract/text'
import { Field } from '@saya/ui/field'
import { SelectField } from '@saya/ui/select'
import { pickFromWheel } from '@saya/ui/wheel'
import { useTexts } from '../../../shared/texts.ts'
import { fieldTexts, formTexts } from './kycForm.texts.ts'
import type { KycForm } from './useKycForm.ts'
import { SentBack } from './SentBack.tsx'

interface KycChoiceFieldProps {
  readonly form: KycForm
  readonly field: 'id_type'
  readonly choices: Readonly<Record<string, Text>>
  readonly isLocked?: boolean
}

/** One of a few, chosen on a wheel. */
export function KycChoiceField({ form, field, choices, isLocked }: KycChoiceFieldProps) {
  const t = useTexts(formTexts)
  const label = useTexts(fieldTexts)[field]
  const at = form.language === 'en' ? 0 : 1
  const chosen = form.values[field]

  async function choose() {
    const picked = await pickFromWheel({
      texts: { title: label, cancel: t.cancel, confirm: t.confirm },
      options: Object.entries(choices).map(([value, text]) => ({ value, label: text[at] })),
      value: chosen || undefined,
    })
    if (picked !== undefined) form.set({ [field]: picked })
  }

  const hint = form.isSentBack(field) ? <SentBack /> : isLocked ? t.locked : form.readOf(field) && t.read
  return (
    <Field label={label} hint={hint} error={form.faultOf(field)}>
      <SelectField
        value={choices[chosen]?.[at]}
        placeholder={t.choose}
        disabled={form.isDisabled || isLocked}
        data-field={field}
        onClick={() => void choose()}
      />
    </Field>
  )
}
