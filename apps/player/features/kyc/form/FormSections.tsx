import { occupations, sourcesOfFunds } from '@saya/contract/kyc/choices.ts'
import type { Text } from '@saya/contract/text'
import { Button } from '@saya/ui/button'
import { Field } from '@saya/ui/field'
import { TextInput } from '@saya/ui/input'
import type { MouseEvent } from 'react'
import { useTexts } from '../../../shared/texts.ts'
import { BranchField } from './BranchField.tsx'
import { IdFields } from './IdFields.tsx'
import { formTexts } from './kycForm.texts.ts'
import { KycSection } from '../KycSection.tsx'
import { KycTextField } from './KycTextField.tsx'
import { ListField } from './ListField.tsx'
import { NameFields } from './NameFields.tsx'
import { nationalities } from './nationalities.ts'
import { PhotoField } from '../photo/PhotoField.tsx'
import type { KycForm } from './useKycForm.ts'

const countries = nationalities.map(name => ({ value: name, label: name }))

export function BasicSection({ form, phone }: { form: KycForm; phone: string }) {
  const t = useTexts(formTexts)
  const { nationality } = form.values
  return (
    <KycSection title={t.basic}>
      <IdFields form={form} />
      <NameFields form={form} />
      <ListField
        form={form}
        field="nationality"
        options={countries}
        chosen={nationality || undefined}
        shown={nationality}
        onChoose={chosen => form.set({ nationality: chosen })}
        search={t.searchNationality}
      />
      <KycTextField form={form} field="place_of_birth" />
      <Field label={t.phone} hint={t.phoneHint}>
        <TextInput look="figures" prefix={<span className="inputPrefix">+63</span>} value={phone} readOnly />
      </Field>
      <PhotoField form={form} field="attachments_selfieWithIDPhotoPath" facing="front" />
    </KycSection>
  )
}

export function AddressSection({ form }: { form: KycForm }) {
  const t = useTexts(formTexts)
  const { current_address: current, permanent_address: permanent } = form.values

  /** The button is gone once it has worked: who pressed it by a key goes on at the field. A finger wants no keyboard there. */
  function copyAddress({ detail }: MouseEvent) {
    form.set({ permanent_address: current })
    if (detail === 0) document.querySelector<HTMLElement>('[data-field="permanent_address"]')?.focus()
  }

  return (
    <KycSection title={t.address}>
      <KycTextField form={form} field="current_address" autoComplete="street-address" />
      <KycTextField form={form} field="permanent_address" />
      {current !== '' && permanent !== current && !form.isDisabled && (
        <Button look="soft" size="small" onClick={copyAddress}>
          {t.sameAddress}
        </Button>
      )}
      <BranchField form={form} />
    </KycSection>
  )
}

export function IncomeSection({ form }: { form: KycForm }) {
  const t = useTexts(formTexts)
  return (
    <KycSection title={t.income}>
      <FewField form={form} field="occupation" choices={occupations} />
      <FewField form={form} field="source_of_income" choices={sourcesOfFunds} />
    </KycSection>
  )
}

interface FewFieldProps {
  readonly form: KycForm
  readonly field: 'occupation' | 'source_of_income'
  readonly choices: Readonly<Record<string, Text>>
}

/** One of a few, all of which are in sight at once. */
function FewField({ form, field, choices }: FewFieldProps) {
  const at = form.language === 'en' ? 0 : 1
  const chosen = form.values[field]
  return (
    <ListField
      form={form}
      field={field}
      options={Object.entries(choices).map(([value, text]) => ({ value, label: text[at] }))}
      chosen={chosen || undefined}
      shown={choices[chosen]?.[at] ?? ''}
      onChoose={picked => form.set({ [field]: picked })}
    />
  )
}
