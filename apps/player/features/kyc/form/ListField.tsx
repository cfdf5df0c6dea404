import { Field } from '@saya/ui/field'
import { openModal } from '@saya/ui/modal'
import { SelectField } from '@saya/ui/select'
import { useTexts } from '../../../shared/texts.ts'
import type { KycField } from './kycForm.ts'
import { fieldTexts, formTexts } from './kycForm.texts.ts'
import { type ListOption, ListSheet } from './ListSheet.tsx'
import type { KycForm } from './useKycForm.ts'
import { SentBack } from './SentBack.tsx'

interface ListFieldProps {
  readonly form: KycForm
  readonly field: Extract<KycField, 'nationality' | 'nearest_branch' | 'occupation' | 'source_of_income'>
  readonly options: readonly ListOption[]
  /** Which option is chosen. */
  readonly chosen: string | undefined
  readonly shown: string
  readonly onChoose: (value: string) => void
  /** A long list is searched. */
  readonly search?: string
  readonly hint?: string | undefined
}

/** One of many, chosen in a list of its own. */
export function ListField({ form, field, options, chosen, shown, onChoose, search, hint }: ListFieldProps) {
  const t = useTexts(formTexts)
  const label = useTexts(fieldTexts)[field]

  async function choose() {
    const { closed } = openModal<string>(
      close => <ListSheet title={label} options={options} chosen={chosen} search={search} onChoose={close} />,
      { look: 'sheet' },
    )
    const picked = await closed
    if (picked !== undefined) onChoose(picked)
  }

  const said = form.isSentBack(field) ? <SentBack /> : form.readOf(field) ? t.read : hint
  return (
    <Field label={label} hint={said} error={form.faultOf(field)}>
      <SelectField
        value={shown}
        placeholder={t.choose}
        disabled={form.isDisabled || options.length === 0}
        data-field={field}
        onClick={() => void choose()}
      />
    </Field>
  )
}
