import { Field } from '@saya/ui/field'
import { ClearableInput, TextInput } from '@saya/ui/input'
import type { IssueField } from '@saya/contract/kyc/submission.ts'
import { useTexts } from '../../../shared/texts.ts'
import type { KycField } from './kycForm.ts'
import { fieldTexts, formTexts, mostCharacters } from './kycForm.texts.ts'
import type { KycForm } from './useKycForm.ts'
import { SentBack } from './SentBack.tsx'

interface KycTextFieldProps {
  readonly form: KycForm
  readonly field: Extract<KycField, IssueField>
  readonly isOptional?: boolean
  readonly autoComplete?: string
  readonly hint?: string
}

/** One text of the form. What was read is marked so; what was read with certainty is shown and not typed. */
export function KycTextField({ form, field, isOptional, autoComplete = 'off', hint }: KycTextFieldProps) {
  const t = useTexts(formTexts)
  const label = useTexts(fieldTexts)[field]
  const read = form.readOf(field)
  const said = read && (read === 'fixed' ? t.readFixed : t.read)
  return (
    <Field
      label={label}
      aside={isOptional ? t.optional : undefined}
      hint={(form.isSentBack(field) && <SentBack />) || said || hint}
      error={form.faultOf(field)}
    >
      {read === 'fixed' ? (
        <TextInput name={field} value={form.values[field]} readOnly disabled={form.isDisabled} />
      ) : (
        <ClearableInput
          name={field}
          value={form.values[field]}
          autoComplete={autoComplete}
          autoCapitalize="words"
          spellCheck={false}
          // One more than it may have, so that what is too long is said rather than cut.
          maxLength={(mostCharacters[field] ?? 60) + 1}
          disabled={form.isDisabled}
          data-field={field}
          onChange={event => form.set({ [field]: event.currentTarget.value })}
          clearLabel={t.clear}
        />
      )}
    </Field>
  )
}
