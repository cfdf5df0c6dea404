import { Field, useFocusWrong } from '@saya/ui/field'
import { ClearableInput, PhoneInput } from '@saya/ui/input'
import { type SyntheticEvent, useRef } from 'react'
import { useTexts } from '../../shared/texts.ts'
import type { Profile } from '../../shared/answer/useProfile.ts'
import type { PayeeType } from './addition.ts'
import { HolderNames } from './HolderNames.tsx'
import type { NumberFault } from './payee.rules.ts'
import { payeeTexts } from './payee.texts.ts'

interface PayeeFormProps {
  readonly id: string
  readonly type: PayeeType
  readonly number: string
  readonly names: Profile['real_username'] | undefined
  readonly fault: NumberFault | null
  readonly isBusy: boolean
  readonly onNumber: (typed: string) => void
  readonly onSubmit: () => void
}

/** In whose name the account is, which is known, and its number, which is asked for. */
export function PayeeForm({ id, type, number, names, fault, isBusy, onNumber, onSubmit }: PayeeFormProps) {
  const t = useTexts(payeeTexts)
  const form = useRef<HTMLFormElement>(null)
  const judge = useFocusWrong(form, isBusy)
  const isMobile = type.flag === 2
  const label = isMobile ? t.mobile : t.number

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    judge()
    onSubmit()
  }

  const input = {
    clearLabel: t.clear,
    value: number,
    autoComplete: 'off',
    onChange: (event: { readonly target: { readonly value: string } }) => onNumber(event.target.value),
  }
  return (
    <form id={id} ref={form} className="payeeForm" noValidate onSubmit={submit}>
      <HolderNames names={names} />
      <Field
        label={label}
        hint={isMobile ? t.mobileHint : t.numberHint}
        error={fault && (fault === 'required' ? t.required(label) : t[fault])}
      >
        {isMobile ? (
          <PhoneInput prefix="+63" {...input} />
        ) : (
          <ClearableInput look="figures" inputMode="numeric" {...input} />
        )}
      </Field>
    </form>
  )
}
