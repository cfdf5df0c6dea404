import { useState } from 'react'
import { Button } from '../button/index.ts'
import { Field } from '../field/index.ts'
import { shieldCheckFill } from '../icon/drawings/shieldCheckFill.ts'
import { ClearableInput, PhoneInput, SearchInput, TextArea, TextInput } from '../input/index.ts'
import { Note } from '../note/index.ts'
import { OtpInput } from '../otp/index.ts'
import { SelectField } from '../select/index.ts'
import { Section, type SectionProps } from './Section.tsx'

export function FieldsSection({ texts }: SectionProps) {
  return (
    <Section title={texts.sections.fields}>
      <Field label={texts.firstName}>
        <ClearableInput placeholder={texts.asOnId} clearLabel={texts.clear} />
      </Field>
      <Field label={texts.phone}>
        <PhoneInput prefix="+63" defaultValue="917 555 01" clearLabel={texts.clear} />
      </Field>
      <Field label={texts.amount} aside={texts.range} hint={texts.usualTime}>
        <ClearableInput look="amount" prefix="₱" inputMode="numeric" defaultValue="2,000" clearLabel={texts.clear} />
      </Field>
      <Field label={texts.amount} error={texts.amountError}>
        <TextInput look="figures" inputMode="numeric" defaultValue="₱50" />
      </Field>
      <Field label={texts.occupation}>
        <SelectField placeholder={texts.choose} />
      </Field>
      <Field label={texts.phone}>
        <TextInput look="figures" defaultValue="+63 917 555 0142" disabled />
      </Field>
      <SearchInput aria-label={texts.searchGame} placeholder={texts.searchGame} clearLabel={texts.clear} />
      <TextArea aria-label={texts.asOnId} defaultValue={texts.keepCode} />
    </Section>
  )
}

export function CodeSection({ texts }: SectionProps) {
  const [code, setCode] = useState('407')
  const [refusals, setRefusals] = useState(0)
  function refuse() {
    setRefusals(refusals + 1)
    setCode('')
  }
  return (
    <Section title={texts.sections.code}>
      <Field label={texts.enterCode} error={refusals > 0 && code === '' ? texts.wrongCode : undefined}>
        <OtpInput value={code} onValue={setCode} onNoCode={refuse} refusals={refusals} />
      </Field>
      <Note drawing={shieldCheckFill}>{texts.keepCode}</Note>
      <Button look="soft" size="medium" onClick={refuse}>
        {texts.refuse}
      </Button>
    </Section>
  )
}
