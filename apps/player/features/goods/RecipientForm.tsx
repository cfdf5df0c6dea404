import type { DeliverMethod } from '@saya/contract/goods/goods.ts'
import { mallLimits } from '@saya/contract/limits'
import { recipientErrors } from '@saya/contract/redemption/errors.ts'
import { type Recipient, type RecipientField, recipientFields } from '@saya/contract/redemption/recipient.ts'
import { Field, useFocusWrong } from '@saya/ui/field'
import { ClearableInput, PhoneInput } from '@saya/ui/input'
import { RadioList } from '@saya/ui/choice'
import { type SyntheticEvent, useContext, useRef } from 'react'
import { LanguageContext, useTexts } from '../../shared/texts.ts'
import { goodsTexts } from './goods.texts.ts'
import type { RecipientFaults } from './useRedeem.ts'

interface RecipientFormProps {
  readonly id: string
  readonly method: DeliverMethod
  readonly stores: readonly string[]
  readonly recipient: Recipient
  readonly faults: RecipientFaults
  readonly onType: (field: RecipientField, typed: string) => void
  readonly onSubmit: () => void
}

/** To whom it goes: what the way of delivery asks for, and nothing else. A store is chosen, never typed. */
export function RecipientForm(props: RecipientFormProps) {
  const { id, method, onSubmit } = props
  const form = useRef<HTMLFormElement>(null)
  const judge = useFocusWrong(form, false)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    judge()
    onSubmit()
  }

  return (
    <form id={id} ref={form} className="redeemForm" noValidate onSubmit={submit}>
      {recipientFields(method).map(field =>
        field === 'store_address' ? <Store key={field} {...props} /> : <Line key={field} field={field} {...props} />,
      )}
    </form>
  )
}

const completes = {
  recipient_name: 'name',
  phone_number: 'tel-national',
  email: 'email',
  delivery_address: 'street-address',
} as const

const longest = {
  recipient_name: mallLimits.recipientName,
  phone_number: 14,
  email: mallLimits.email,
  delivery_address: mallLimits.address,
} as const

type LineField = keyof typeof completes

function Line({ field, recipient, faults, onType }: RecipientFormProps & { readonly field: LineField }) {
  const t = useTexts(goodsTexts)
  const labels = { recipient_name: t.name, phone_number: t.phone, email: t.email, delivery_address: t.address }
  const input = {
    clearLabel: t.clear,
    value: recipient[field],
    maxLength: longest[field],
    autoComplete: completes[field],
    onChange: (event: { readonly target: { readonly value: string } }) => onType(field, event.target.value),
  }
  const said = useFault(faults[field])
  // The sentence is the source's own, and names fewer signs than are accepted.
  const error = faults[field] === 'recipient_address_shape' ? `${said}. ${t.addressSigns}` : said
  return (
    <Field label={labels[field]} error={error}>
      {field === 'phone_number' ? (
        <PhoneInput prefix="+63" {...input} />
      ) : (
        <ClearableInput {...input} {...(field === 'email' && { type: 'email', inputMode: 'email' })} />
      )}
    </Field>
  )
}

function Store({ stores, recipient, faults, onType }: RecipientFormProps) {
  const t = useTexts(goodsTexts)
  const error = useFault(faults.store_address)
  return (
    <fieldset className="redeemStores">
      <legend>{t.store}</legend>
      <RadioList
        name="store"
        label={t.store}
        options={stores.map(store => ({ value: store, label: store }))}
        value={recipient.store_address}
        onValue={store => onType('store_address', store)}
      />
      <p className="fieldMessage" data-error role="alert">
        {error}
      </p>
    </fieldset>
  )
}

/** What is wrong with a field, in the language of the page; nothing where it is in order. */
function useFault(code: RecipientFaults[RecipientField]): string | undefined {
  const language = useContext(LanguageContext)
  return code && recipientErrors[code].text[language === 'en' ? 0 : 1]
}
