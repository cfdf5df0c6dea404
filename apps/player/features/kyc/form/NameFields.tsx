import { BirthdayField } from './BirthdayField.tsx'
import { GenderField } from './GenderField.tsx'
import { KycTextField } from './KycTextField.tsx'
import type { KycForm } from './useKycForm.ts'

export function NameFields({ form }: { form: KycForm }) {
  return (
    <>
      <KycTextField form={form} field="first_name" autoComplete="given-name" />
      <KycTextField form={form} field="middle_name" autoComplete="additional-name" isOptional />
      <KycTextField form={form} field="last_name" autoComplete="family-name" />
      <BirthdayField form={form} />
      <GenderField form={form} />
    </>
  )
}
